'use client'
import { useEffect, useRef } from 'react'
import { useAllFormFields, useFormProcessing } from '@payloadcms/ui'
import type { FormState } from 'payload'

type FieldError = { path: string; message: string }

const listErrors = (fields: FormState): FieldError[] =>
  Object.entries(fields).flatMap(([path, { errorMessage, valid }]) =>
    valid === false && errorMessage ? [{ path, message: errorMessage }] : [],
  )

const hasSameValues = (before: FormState, now: FormState) =>
  Object.keys(before).every((path) => Object.is(before[path]?.value, now[path]?.value))

/**
 * Keeps the errors of a refused save beside their fields until something in the form changes. A check of the form that was on its
 * way during the save answers after it, knows nothing of them, and would remove them.
 */
export function KeptErrors() {
  const [fields, dispatchFields] = useAllFormFields()
  const isSaving = useFormProcessing()
  const wasSaving = useRef(false)
  const saved = useRef<{ fields: FormState; errors: FieldError[] } | null>(null)
  useEffect(() => {
    if (isSaving) saved.current = null
    else if (wasSaving.current) saved.current = { fields, errors: [] } // the errors of the save may come with the next fields
    wasSaving.current = isSaving
    if (!saved.current) return
    if (!hasSameValues(saved.current.fields, fields)) {
      saved.current = null
      return
    }
    const lost = saved.current.errors.filter(({ path }) => fields[path]?.valid !== false)
    saved.current.errors = [...listErrors(fields), ...lost]
    if (lost.length > 0) dispatchFields({ type: 'ADD_SERVER_ERRORS', errors: lost })
  }, [dispatchFields, fields, isSaving])
  return null
}
