import * as migration_20261120_192009_first from './20261120_192009_first'
import * as migration_20261121_000535_content_model from './20261121_000535_content_model'
import * as migration_20261121_122603_survey_votes from './20261121_122603_survey_votes'
import * as migration_20261121_153615_translations_by_document from './20261121_153615_translations_by_document'
import * as migration_20261121_161428_menu_changed_at from './20261121_161428_menu_changed_at'
import * as migration_20261122_184606_session_devices from './20261122_184606_session_devices'
import * as migration_20261122_184934_closures_and_declarations from './20261122_184934_closures_and_declarations'
import * as migration_20261122_185753_landmarks_and_meal_allowance from './20261122_185753_landmarks_and_meal_allowance'
import * as migration_20261122_185846_settings_without_effect from './20261122_185846_settings_without_effect'
import * as migration_20261122_190257_rich_text from './20261122_190257_rich_text'
import * as migration_20261122_193600_company_links from './20261122_193600_company_links'
import * as migration_20261124_183735_shop_model from './20261124_183735_shop_model'
import * as migration_20261124_221546_payments from './20261124_221546_payments'
import * as migration_20261124_224351_refunds_and_reconciliations from './20261124_224351_refunds_and_reconciliations'
import * as migration_20261125_041622_accounts_reservations_trash from './20261125_041622_accounts_reservations_trash'
import * as migration_20261125_075016_privacy from './20261125_075016_privacy'
import * as migration_20261125_092609_forms from './20261125_092609_forms'
import * as migration_20261125_172159_feedback_captcha from './20261125_172159_feedback_captcha'
import * as migration_20261125_172403_text_messages from './20261125_172403_text_messages'
import * as migration_20261126_020022_added_allergens from './20261126_020022_added_allergens'
import * as migration_20261126_074926_stopped_subscriptions from './20261126_074926_stopped_subscriptions'
import * as migration_20261126_082450_planned_option_prices from './20261126_082450_planned_option_prices'

export const migrations = [
  { name: '20261120_192009_first', up: migration_20261120_192009_first.up, down: migration_20261120_192009_first.down },
  { name: '20261121_000535_content_model', up: migration_20261121_000535_content_model.up, down: migration_20261121_000535_content_model.down },
  { name: '20261121_122603_survey_votes', up: migration_20261121_122603_survey_votes.up, down: migration_20261121_122603_survey_votes.down },
  { name: '20261121_153615_translations_by_document', up: migration_20261121_153615_translations_by_document.up, down: migration_20261121_153615_translations_by_document.down },
  { name: '20261121_161428_menu_changed_at', up: migration_20261121_161428_menu_changed_at.up, down: migration_20261121_161428_menu_changed_at.down },
  { name: '20261122_184606_session_devices', up: migration_20261122_184606_session_devices.up, down: migration_20261122_184606_session_devices.down },
  { name: '20261122_184934_closures_and_declarations', up: migration_20261122_184934_closures_and_declarations.up, down: migration_20261122_184934_closures_and_declarations.down },
  { name: '20261122_185753_landmarks_and_meal_allowance', up: migration_20261122_185753_landmarks_and_meal_allowance.up, down: migration_20261122_185753_landmarks_and_meal_allowance.down },
  { name: '20261122_185846_settings_without_effect', up: migration_20261122_185846_settings_without_effect.up, down: migration_20261122_185846_settings_without_effect.down },
  { name: '20261122_190257_rich_text', up: migration_20261122_190257_rich_text.up, down: migration_20261122_190257_rich_text.down },
  { name: '20261122_193600_company_links', up: migration_20261122_193600_company_links.up, down: migration_20261122_193600_company_links.down },
  { name: '20261124_183735_shop_model', up: migration_20261124_183735_shop_model.up, down: migration_20261124_183735_shop_model.down },
  { name: '20261124_221546_payments', up: migration_20261124_221546_payments.up, down: migration_20261124_221546_payments.down },
  { name: '20261124_224351_refunds_and_reconciliations', up: migration_20261124_224351_refunds_and_reconciliations.up, down: migration_20261124_224351_refunds_and_reconciliations.down },
  { name: '20261125_041622_accounts_reservations_trash', up: migration_20261125_041622_accounts_reservations_trash.up, down: migration_20261125_041622_accounts_reservations_trash.down },
  { name: '20261125_075016_privacy', up: migration_20261125_075016_privacy.up, down: migration_20261125_075016_privacy.down },
  { name: '20261125_092609_forms', up: migration_20261125_092609_forms.up, down: migration_20261125_092609_forms.down },
  { name: '20261125_172159_feedback_captcha', up: migration_20261125_172159_feedback_captcha.up, down: migration_20261125_172159_feedback_captcha.down },
  { name: '20261125_172403_text_messages', up: migration_20261125_172403_text_messages.up, down: migration_20261125_172403_text_messages.down },
  { name: '20261126_020022_added_allergens', up: migration_20261126_020022_added_allergens.up, down: migration_20261126_020022_added_allergens.down },
  { name: '20261126_074926_stopped_subscriptions', up: migration_20261126_074926_stopped_subscriptions.up, down: migration_20261126_074926_stopped_subscriptions.down },
  { name: '20261126_082450_planned_option_prices', up: migration_20261126_082450_planned_option_prices.up, down: migration_20261126_082450_planned_option_prices.down },
]
