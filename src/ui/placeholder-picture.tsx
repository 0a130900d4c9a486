import type { ReactNode } from 'react'
import type { AnnouncementKind } from '@/domain/content/announcements'
import type { Locale } from '@/domain/locale'
import type { CampusDate } from '@/domain/time/calendar'
import { formatMonth } from '@/domain/time/date-formats'

const width = 446
const stripes = 10
const stripe = width / stripes
/** Above the lower quarter, which some layouts crop. */
const counter = 266

/** The drawing for each kind. Its lower edge is at y = 302. */
const drawings = {
  events: (
    <>
      <rect x="153" y="170" width="140" height="132" rx="10" fill="var(--surface)" />
      <path d="M153 206h140M186 156v28M260 156v28" />
      <path d="M203 232v18c0 8 5 12 11 13v22M203 232v18M214 232v17M225 232v18c0 8-5 12-11 13M246 285v-53c8 8 11 19 10 33h-10" />
    </>
  ),
  'balanced-living-events': (
    <>
      <path d="M143 236h160c0 40-32 66-80 66s-80-26-80-66z" fill="var(--surface)" />
      <path d="M223 236c0-30-2-46-2-58M221 196c-4-22-22-34-46-34 0 24 18 38 46 34zM223 214c6-20 24-30 48-28-2 22-20 34-48 28z" />
    </>
  ),
  news: (
    <>
      <path d="M143 170h130v132H155a12 12 0 0 1-12-12z" fill="var(--surface)" />
      <path d="M273 200h30v90a12 12 0 0 1-12 12h-18M163 192h90M163 216h40v40h-40zM221 220h32M221 238h32M221 256h32M163 280h90" />
    </>
  ),
  'special-offers': (
    <>
      <path d="M160 226l66-62h66v66l-66 66a10 10 0 0 1-14 0l-52-56a10 10 0 0 1 0-14z" fill="var(--surface)" />
      <circle cx="268" cy="188" r="9" />
      <path d="M204 262l30-58" />
      <circle cx="204" cy="226" r="9" />
      <circle cx="236" cy="242" r="9" />
    </>
  ),
} satisfies Record<AnnouncementKind, ReactNode>

/** The placeholder for a missing picture, 446 by 402 px, in the colour of the campus. Spec: PUB-9.7. */
export function PlaceholderPicture({ kind }: { kind: AnnouncementKind }) {
  return (
    <svg viewBox="0 0 446 402" width={446} height={402} preserveAspectRatio="xMidYMin slice" aria-hidden>
      <g fill="var(--accent)">
        <Stripes />
        <rect y={counter} width={width} height={402 - counter} fillOpacity="0.14" />
      </g>
      <g fill="none" stroke="var(--accent)" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
        <path d={`M0 ${counter}h${width}`} />
        <g transform={`translate(223 ${counter}) scale(1.15) translate(-223 -302)`}>{drawings[kind]}</g>
      </g>
    </svg>
  )
}

const Stripes = () =>
  Array.from({ length: stripes }, (_, index) => (
    <path
      key={index}
      d={`M${index * stripe} 0h${stripe}v46a${stripe / 2} ${stripe / 2} 0 0 1-${stripe} 0z`}
      fillOpacity={index % 2 === 0 ? 0.55 : 0.14}
    />
  ))

/** A day in large type, in place of a missing picture of the same size. The text beside it says the date in words. Spec: PUB-9.7. */
export function DayPicture({ date, locale }: { date: CampusDate; locale: Locale }) {
  return (
    <svg viewBox="0 0 446 402" width={446} height={402} preserveAspectRatio="xMidYMid slice" aria-hidden>
      <g fill="var(--accent)" textAnchor="middle" fontFamily="var(--font-fraunces), Georgia, serif">
        <Stripes />
        <text x={width / 2} y={264} fontSize={190} fontWeight={600} letterSpacing={-6}>
          {Number(date.slice(8))}
        </text>
        <text x={width / 2} y={330} fontSize={52}>
          {formatMonth(date, locale).split(' ')[0]}
        </text>
      </g>
    </svg>
  )
}
