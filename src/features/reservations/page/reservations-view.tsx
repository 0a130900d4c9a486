'use client'

import dynamic from 'next/dynamic'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState, useTransition } from 'react'
import { queryApi } from '@/contract/post-to-api'
import { reservationValues } from '@/domain/reservations/reservation-texts'
import { formatMessage } from '@/domain/text/format-message'
import { formatConfirmation } from '@/domain/text/confirmation'
import { filledButton } from '@/ui/brand/button-style'
import { useIsHydrated } from '@/ui/html/use-is-hydrated'
import type { ReservationRow, ReservationsData } from './reservation-rows'
import { ReservationsTable } from './reservations-table'
import { WaitingList } from './waiting-list'
import { describeFailure } from './describe-failure'

/** Loaded with the first opening. */
const ReservationDialog = dynamic(() =>
  import('./wizard/reservation-dialog').then((loaded) => loaded.ReservationDialog),
)

/**
 * The customer's reservations, with the button that starts a new one. Every change loads the reservations and locations again.
 * Without JavaScript the page says what to do instead. Spec: CUS-2.28 to CUS-2.31, CUS-4.38 to CUS-4.40, CUS-8.15.
 */
export function ReservationsView(data: ReservationsData) {
  const { customerId, locale, places, rows, waits, messages } = data
  const router = useRouter()
  const canScript = useIsHydrated()
  const [isOpen, setOpen] = useState(false)
  const [isLoading, startLoading] = useTransition()
  const [announcement, setAnnouncement] = useState<{ text: string; isRefusal: boolean } | null>(null)
  const [busyId, setBusyId] = useState<string | null>(null)
  const status = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (announcement) status.current?.focus() // the focused button may be gone
  }, [announcement])

  const announce = (text: string, isRefusal = false) => {
    setAnnouncement({ text, isRefusal })
    startLoading(() => router.refresh())
  }
  async function cancel(row: ReservationRow) {
    if (busyId !== null) return
    setBusyId(row.id)
    const posted = await queryApi('DELETE', 'reservations', { reservationId: row.id, customerId }, locale)
    setBusyId(null)
    if (posted.status !== 'done') return announce(describeFailure(posted, messages), true)
    announce(formatConfirmation('ok', formatMessage(messages.canceled, reservationValues(row, locale)), locale))
  }
  return (
    <div className="reservations">
      {places.length === 0 ? (
        <p>{messages.noPlaces}</p>
      ) : (
        <button
          type="button"
          className={`${filledButton} reservations-make`}
          aria-haspopup="dialog"
          disabled={!canScript}
          onClick={() => setOpen(true)}
        >
          {messages.make}
        </button>
      )}
      <p
        ref={status}
        role={announcement?.isRefusal ? 'alert' : 'status'}
        tabIndex={-1}
        className={announcement ? (announcement.isRefusal ? 'form-refused' : 'form-done') : 'sr-only'}
      >
        {announcement?.text}
      </p>
      <p role="status" className={isLoading ? 'text-muted' : 'sr-only'}>
        {isLoading && messages.wizard.loading}
      </p>
      {waits.length > 0 && <WaitingList data={data} onDone={announce} />}
      {rows.length === 0 ? (
        <p>{messages.empty}</p>
      ) : (
        <ReservationsTable data={data} busyId={busyId} onCancel={(row) => void cancel(row)} />
      )}
      {isOpen && (
        <ReservationDialog
          data={data}
          onClose={() => setOpen(false)}
          onDone={(text) => {
            setOpen(false)
            announce(text)
          }}
        />
      )}
    </div>
  )
}
