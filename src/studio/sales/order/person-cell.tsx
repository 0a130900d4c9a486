import type { DefaultCellComponentProps } from 'payload'

/** The buyer or the student of an order in a list: name, email and student number, one below the other. */
export function PersonCell({ cellData }: DefaultCellComponentProps) {
  const person = (cellData ?? {}) as Partial<Record<string, string | null>>
  const name = [person.firstName, person.lastName].filter(Boolean).join(' ')
  return [name, person.email, person.studentId].filter(Boolean).map((line, index) => <div key={index}>{line}</div>)
}
