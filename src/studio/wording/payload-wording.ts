import type { Config } from 'payload'
import { frenchAccountWording } from './french-account-wording'
import { frenchDocumentWording } from './french-document-wording'
import { frenchPanelWording } from './french-panel-wording'

type Translations = NonNullable<NonNullable<Config['i18n']>['translations']>

/**
 * Replaces words of Payload's admin panel: developers' terms ("locale"), labels into which Payload puts `[object Object]`
 * (`addNewLabel`, `editLabel`), placeholders that its French misspells, and French that is not used in Québec.
 */
export const payloadWording: Translations = {
  en: {
    authentication: { passwordResetSuccessfully: 'Password updated successfully' },
    error: {
      localesNotSaved_one: 'The following language could not be saved:',
      localesNotSaved_other: 'The following languages could not be saved:',
    },
    fields: { addNewLabel: 'Add new', chooseFromExisting: 'Choose from the list' },
    general: {
      allLocales: 'All languages',
      editLabel: 'Edit',
      fallbackToDefaultLocale: 'Use the default language',
      false: 'No',
      locale: 'Language',
      locales: 'Languages',
      payloadSettings: 'Studio settings',
      true: 'Yes',
    },
    localization: {
      cannotCopySameLocale: 'Choose another language to copy to.',
      copyToLocale: 'Copy to language',
      localeToPublish: 'Language to publish',
      selectedLocales: 'Selected languages',
      selectLocaleToCopy: 'Select a language to copy',
      selectLocaleToDuplicate: 'Select the languages to duplicate',
    },
    version: {
      publishAllLocales: 'Publish all languages',
      selectLocales: 'Select the languages to show',
      showLocales: 'Show languages:',
    },
  },
  fr: { ...frenchAccountWording, ...frenchDocumentWording, ...frenchPanelWording },
}
