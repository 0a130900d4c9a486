import { bilingual, type BilingualText } from '@collections/labels'

const list = (names: string[], language: string) => new Intl.ListFormat(`${language}-CA`).format(names)
const halls = (names: BilingualText[]) => ({
  en: list(
    names.map(({ en }) => en),
    'en',
  ),
  fr: list(
    names.map(({ fr }) => fr),
    'fr',
  ),
})

/** The sentences with which closing and reopening are refused. None of them leaves anything written. */
export const refusals = {
  unreadable: bilingual(
    'Choose at least one location, until when it is closed, and a reason in both languages.',
    'Choisissez au moins un point de service, la fin de la fermeture et un motif dans les deux langues.',
  ),
  unreadableHours: bilingual(
    'Choose at least one location, the first and the last day, the hours, and a name in both languages.',
    'Choisissez au moins un point de service, le premier et le dernier jour, les heures et un nom dans les deux langues.',
  ),
  unknown: bilingual(
    'One of these locations does not exist any more. Reload the page.',
    'Un de ces points de service n’existe plus. Rechargez la page.',
  ),
  severalSites: bilingual(
    'Choose locations of one site at a time.',
    'Choisissez les points de service d’un seul site à la fois.',
  ),
  past: bilingual('Choose a day or time that is not over yet.', 'Choisissez un moment qui n’est pas encore passé.'),
  'too-late': bilingual(
    'A closure can last one year at most. For a longer one, change the usual hours.',
    'Une fermeture dure au plus un an. Pour une plus longue, modifiez les heures habituelles.',
  ),
  busy: bilingual(
    'Someone else is closing or reopening locations right now. Try again.',
    'Quelqu’un d’autre ferme ou rouvre des points de service en ce moment. Réessayez.',
  ),
  alreadyOpen: bilingual(
    'This closure has already ended. Nothing was changed.',
    'Cette fermeture est déjà terminée. Rien n’a été modifié.',
  ),
  alreadyClosed: (names: BilingualText[]) => {
    const { en, fr } = halls(names)
    return bilingual(
      `Already closed: ${en}. Reopen first, or leave out. Nothing was changed.`,
      `Fermeture déjà en cours\u00a0: ${fr}. Rouvrez d’abord, ou retirez de la sélection. Rien n’a été modifié.`,
    )
  },
  alreadySpecial: (names: BilingualText[]) => {
    const { en, fr } = halls(names)
    return bilingual(
      `Special hours exist on these dates already: ${en}. Change those, or leave out. Nothing was changed.`,
      `Des heures spéciales existent déjà à ces dates\u00a0: ${fr}. Modifiez-les, ou retirez de la sélection. Rien n’a été modifié.`,
    )
  },
  notOpenUntil: (names: BilingualText[]) => {
    const { en, fr } = halls(names)
    return bilingual(
      `Not open before that time anyway: ${en}. Nothing was changed.`,
      `Aucune ouverture prévue avant cette heure\u00a0: ${fr}. Rien n’a été modifié.`,
    )
  },
}
