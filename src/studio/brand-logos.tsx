/** The icon in the corner of the studio. */
export const Icon = () => <img src="/icon.svg" alt="Refectory" width={24} height={24} />

/** The logo above the sign-in form. */
export const Logo = () => (
  <span className="studio-logo">
    <img src="/icon.svg" alt="" width={56} height={56} />
    Refectory
  </span>
)
