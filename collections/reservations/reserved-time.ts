import type { Field } from 'payload'
import { campusDate } from '@collections/fields/campus-date'
import { customerField } from '@collections/fields/customer-field'
import { wholeNumber } from '@collections/fields/whole-number'
import { bilingual } from '@collections/labels'
import { row } from '@collections/fields/row'
import { relation } from '@collections/fields/relation'

/** Who comes where and when, with how many friends: what a reservation and a place on a waiting list have in common. */
export const reservedTime = (): Field[] => [
  relation('location', 'locations', bilingual('Location', 'Point de service'), { required: true, index: true }),
  customerField(),
  row(
    campusDate('date', { label: bilingual('Day', 'Jour'), required: true }),
    { ...wholeNumber('hour', bilingual('Hour', 'Heure'), { max: 23, width: '25%' }), required: true },
    { ...wholeNumber('minute', bilingual('Minute', 'Minute'), { max: 59, width: '25%' }), required: true },
  ),
  { ...wholeNumber('friends', bilingual('Guests', 'Personnes accompagnatrices'), { max: 1000 }), defaultValue: 0 },
]
