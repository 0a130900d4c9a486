import type { Config } from 'payload'

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
  fr: {
    upload: {
      bulkUpload: 'Téléversement par lots',
      filesToUpload: 'Fichiers à téléverser',
      fileToUpload: 'Fichier à téléverser',
    },
    fields: {
      addNew: 'Ajouter',
      addNewLabel: 'Ajouter',
      addUpload: 'Ajouter un fichier',
      chooseFromExisting: 'Choisir dans la liste',
      editLabelData: 'Modifier\u00a0: {{label}}',
    },
    authentication: {
      checkYourEmailForPasswordReset:
        'Si un compte correspond à cette adresse courriel, vous recevrez bientôt les instructions pour réinitialiser votre mot de passe. Vérifiez aussi vos courriels indésirables.',
      emailNotValid: 'L’adresse courriel fournie n’est pas valide.',
      emailSent: 'Courriel envoyé',
      forgotPasswordEmailInstructions:
        'Entrez votre adresse courriel. Vous recevrez un courriel avec les instructions pour réinitialiser votre mot de passe.',
      forgotPasswordQuestion: 'Mot de passe oublié?',
      passwordResetSuccessfully: 'Le mot de passe a été mis à jour',
      verifyYourEmail: 'Vérifiez votre adresse courriel',
      youDidNotRequestPassword:
        'Si vous n’avez pas fait cette demande, ignorez ce courriel. Votre mot de passe restera inchangé.',
    },
    error: {
      logoutFailed: 'La déconnexion a échoué.',
      userLocked: 'Ce compte est verrouillé, car trop de tentatives de connexion ont échoué. Réessayez plus tard.',
      unspecific: 'Une erreur s’est produite.',
      emailOrPasswordIncorrect: 'L’adresse courriel ou le mot de passe est incorrect.',
      localesNotSaved_one: 'La langue suivante n’a pas pu être enregistrée\u00a0:',
      localesNotSaved_other: 'Les langues suivantes n’ont pas pu être enregistrées\u00a0:',
      missingEmail: 'Adresse courriel manquante.',
      unverifiedEmail: 'Vérifiez votre adresse courriel avant de vous connecter.',
      userEmailAlreadyRegistered: 'Un compte existe déjà avec cette adresse courriel.',
    },
    general: {
      aboutToDelete: 'Vous allez supprimer\u00a0: <1>{{title}}</1>. Voulez-vous continuer?',
      moving: 'Déplacement',
      newLabel: 'Nouveau\u00a0: {{label}}',
      next: 'Suivant',
      none: 'Aucun',
      noResults: 'Rien à afficher. Rien n’existe encore, ou rien ne correspond aux filtres.',
      notFound: 'Introuvable',
      successfullyCreated: '{{label}}\u00a0: création réussie.',
      successfullyDuplicated: '{{label}}\u00a0: copie réussie.',
      time: 'Heure',
      titleDeleted: '{{label}} «\u00a0{{title}}\u00a0»\u00a0: suppression réussie.',
      uploading: 'Téléversement',
      uploadingBulk: 'Téléversement de {{current}} sur {{total}}',
      allLocales: 'Toutes les langues',
      createNew: 'Créer',
      createNewLabel: 'Créer\u00a0: {{label}}',
      creatingNewLabel: 'Création\u00a0: {{label}}',
      editLabel: 'Modifier',
      email: 'Courriel',
      emailAddress: 'Adresse courriel',
      fallbackToDefaultLocale: 'Utiliser la langue par défaut',
      false: 'Non',
      locale: 'Langue',
      locales: 'Langues',
      payloadSettings: 'Réglages du studio',
      schedulePublishFor: 'Programmer la publication de {{title}}',
      true: 'Oui',
    },
    localization: {
      cannotCopySameLocale: 'Choisissez une autre langue de destination.',
      copyToLocale: 'Copier vers une langue',
      localeToPublish: 'Langue à publier',
      selectLocaleToCopy: 'Sélectionnez la langue à copier',
      selectLocaleToDuplicate: 'Sélectionnez les langues à dupliquer',
    },
    validation: {
      enterNumber: 'Entrez un nombre valide.',
      requiresTwoNumbers: 'Ce champ demande deux nombres.',
      validUploadID: 'Ce fichier n’est pas valide.',
      emailAddress: 'Entrez une adresse courriel valide.',
      trueOrFalse: 'Ce champ ne peut valoir que oui ou non.',
    },
    version: {
      currentDraft: 'Brouillon actuel',
      currentlyViewing: 'À l’écran',
      noRowsFound: 'Rien à afficher',
      unpublishedSuccessfully: 'Publication annulée.',
      noRowsSelected: 'Aucune sélection\u00a0: {{label}}',
      publishAllLocales: 'Publier toutes les langues',
      selectLocales: 'Sélectionnez les langues à afficher',
      showLocales: 'Afficher les langues\u00a0:',
    },
  },
}
