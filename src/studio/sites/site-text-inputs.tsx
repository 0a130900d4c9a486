import type { Locale, Localized } from '@/domain/locale'

type Props = {
  labels: Localized
  value: Localized
  /** The languages of the site. */
  languages: readonly Locale[]
  onChange: (value: Localized) => void
}

/** An input for a text of one line in each language of a site. */
export const SiteTextInputs = ({ labels, value, onChange, languages }: Props) =>
  languages.map((locale) => (
    <label key={locale}>
      {labels[locale]}
      <input
        type="text"
        lang={locale}
        maxLength={300}
        value={value[locale]}
        onChange={({ target }) => onChange({ ...value, [locale]: target.value })}
      />
    </label>
  ))
