import * as migration_20261120_192009_first from './20261120_192009_first'
import * as migration_20261121_000535_content_model from './20261121_000535_content_model'
import * as migration_20261121_122603_survey_votes from './20261121_122603_survey_votes'
import * as migration_20261121_153615_translations_by_document from './20261121_153615_translations_by_document'
import * as migration_20261121_161428_menu_changed_at from './20261121_161428_menu_changed_at'

export const migrations = [
  { name: '20261120_192009_first', up: migration_20261120_192009_first.up, down: migration_20261120_192009_first.down },
  { name: '20261121_000535_content_model', up: migration_20261121_000535_content_model.up, down: migration_20261121_000535_content_model.down },
  { name: '20261121_122603_survey_votes', up: migration_20261121_122603_survey_votes.up, down: migration_20261121_122603_survey_votes.down },
  { name: '20261121_153615_translations_by_document', up: migration_20261121_153615_translations_by_document.up, down: migration_20261121_153615_translations_by_document.down },
  { name: '20261121_161428_menu_changed_at', up: migration_20261121_161428_menu_changed_at.up, down: migration_20261121_161428_menu_changed_at.down },
]
