type Props = { title: string; where?: string; hint?: string; sign?: boolean }

/** A notice in place of dishes. `sign` styles it as the sign of a closed location. Spec: PUB-2.39, PUB-2.40, PUB-8.3. */
export function MenuNotice({ title, where, hint, sign = false }: Props) {
  return (
    <div className={sign ? 'menu-notice menu-closed' : 'menu-notice'}>
      <h2 className="menu-notice-title">{title}</h2>
      {where && <p className="menu-notice-where">{where}</p>}
      {hint && <p>{hint}</p>}
    </div>
  )
}
