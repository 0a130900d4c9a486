import { iconName, iconPaths } from '@/ui/food-icon-paths'

type Props = { code: string; name: string; isChosen: boolean; onToggle: () => void }

/** The check box of an allergen or a dietary category, with the icon that menus show. */
export function FilterBox({ code, name, isChosen, onToggle }: Props) {
  return (
    <label>
      <input type="checkbox" checked={isChosen} onChange={onToggle} />
      <svg
        viewBox="0 0 24 24"
        width="20"
        height="20"
        aria-hidden
        dangerouslySetInnerHTML={{ __html: iconPaths[iconName(code)] ?? '' }}
      />
      {name}
    </label>
  )
}
