import * as publishSections from './20261121_000000_publish_sections'
import * as surveyVotes from './20261121_122603_survey_votes'
import * as richText from './20261122_190257_rich_text'
import * as shopModel from './20261124_183735_shop_model'

/** Data migrations for MongoDB. Each runs once per database, before the first request. */
export const migrations = [
  { name: '20261121_000000_publish_sections', up: publishSections.up, down: publishSections.down },
  { name: '20261121_122603_survey_votes', up: surveyVotes.up, down: surveyVotes.down },
  { name: '20261122_190257_rich_text', up: richText.up, down: richText.down },
  { name: '20261124_183735_shop_model', up: shopModel.up, down: shopModel.down },
]
