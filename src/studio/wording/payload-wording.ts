import type { Config } from 'payload'
import { frenchAccountWording } from './french-account-wording'
import { frenchDocumentWording } from './french-document-wording'
import { frenchPanelWording } from './french-panel-wording'

type Translations = NonNullable<NonNullable<Config['i18n']>['translations']>

/**
 * Replaces words of Payload's admin panel: developers' terms ("locale"), labels into which Payload puts `[object Object]`
 * (`addNewLabel`, `createNewLabel`, `editLabel`, `sortByLabelDirection`), placeholders that its French misspells, and French
 * that is not used in Québec.
 */
export const payloadWording: Translations = {
  en: {
    authentication: {
      accountOfCurrentUser: 'Your account',
      backToLogin: 'Back to sign-in',
      forceUnlock: 'Unlock',
      forgotPasswordEmailInstructions:
        'Enter your email. You will receive a message with a link to reset your password.',
      loggedOutInactivity: 'You have been signed out due to inactivity.',
      loggedOutSuccessfully: 'You are signed out.',
      login: 'Sign in',
      loginUser: 'Sign in',
      logOut: 'Sign out',
      logout: 'Sign out',
      logoutUser: 'Sign out',
      passwordResetSuccessfully: 'Password updated successfully',
      stayLoggedIn: 'Stay signed in',
    },
    error: {
      localesNotSaved_one: 'The following language could not be saved:',
      localesNotSaved_other: 'The following languages could not be saved:',
      unauthorizedAdmin: 'This account has no access to the studio.',
    },
    fields: { addNewLabel: 'Add new', chooseFromExisting: 'Choose from the list' },
    general: {
      adminTheme: 'Theme',
      allLocales: 'All languages',
      createNewLabel: 'Create new',
      creatingNewLabel: 'New: {{label}}',
      editLabel: 'Edit',
      fallbackToDefaultLocale: 'Use the default language',
      false: 'No',
      locale: 'Language',
      locales: 'Languages',
      menu: 'menu',
      noLabel: '—',
      noUpcomingEventsScheduled: 'Nothing is scheduled.',
      overwriteExistingData: 'Also replace texts that exist in that language',
      payloadSettings: 'Studio settings',
      perPage: 'Per page: {{limit}}',
      schedulePublishFor: 'Schedule publishing: {{title}}',
      sorryNotFound: 'Nothing matches your request.',
      sortByLabelDirection: 'Sort: {{direction}}',
      timezone: 'Time zone',
      true: 'Yes',
      upcomingEvents: 'Scheduled',
    },
    localization: {
      cannotCopySameLocale: 'Choose another language to copy to.',
      copyToLocale: 'Copy to language',
      localeToPublish: 'Language to publish',
      selectedLocales: 'selected languages', // after "Duplicate"
      selectLocaleToCopy: 'Select a language to copy',
      selectLocaleToDuplicate: 'Select the languages to duplicate',
    },
    version: {
      publishAllLocales: 'Publish all languages',
      schedulePublish: 'Schedule publishing',
      selectLocales: 'Select the languages to show',
      showLocales: 'Show languages:',
    },
  },
  fr: { ...frenchAccountWording, ...frenchDocumentWording, ...frenchPanelWording },
}
