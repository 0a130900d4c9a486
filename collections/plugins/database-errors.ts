import type { AfterErrorHook } from 'payload'
import { translate } from '@collections/labels'
import { databaseAwayMessage, isUnavailableError } from '@/server/database/availability/unavailable-errors'

/** Answers 503 instead of 500 when the database cannot be reached or cannot write: it is locked, full or read-only. */
export const databaseErrors: AfterErrorHook = ({ error, req }) =>
  isUnavailableError(error)
    ? { response: { errors: [{ message: translate(req, databaseAwayMessage) }] }, status: 503 }
    : undefined
