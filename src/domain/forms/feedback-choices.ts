import { defineChoices } from './form-choices'

/** Spec: CUS-2.58. */
export const residences = defineChoices({
  'On campus': 'Sur le campus',
  'Off campus': 'Hors campus',
  'n/a': 'Sans objet',
})

/** The customer types that the page offers. v1 accepts others too: the specification does not list them. */
export const customerTypes = defineChoices({
  'Resident student': 'Étudiante ou étudiant en résidence',
  'Commuter student': 'Étudiante ou étudiant hors résidence',
  Faculty: 'Corps professoral',
  Staff: 'Membre du personnel',
  'Parent or family': 'Parent ou famille',
  Visitor: 'En visite',
})
