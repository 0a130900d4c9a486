import type { FieldHook } from 'payload'
import { cleanHtml as clean } from '@/server/clean-html'

const onSave: FieldHook = ({ value }) => (typeof value === 'string' ? clean(value) : value)

/** What staff write as HTML is cleaned when it is saved; pages clean it once more when they show it. */
export const cleanHtml = { beforeValidate: [onSave] }
