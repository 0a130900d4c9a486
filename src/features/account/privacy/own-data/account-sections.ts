import { byCustomer, type Section } from './section'

const secret = 'a secret with which somebody could sign in'

/** The account itself, and what belongs to it alone. */
export const accountSections: readonly Section[] = [
  {
    name: 'profile',
    collection: 'customers',
    find: ({ id }) => ({ id: { equals: id } }),
    isOwn: ({ id }, owner) => id === owner.id,
    fields: [
      ...['email', 'firstName', 'lastName', 'phone', 'mobile', 'studentId', 'barcodeId'],
      ...['address', 'city', 'province', 'postalCode', 'state', 'zipCode'],
      ...['optIn', 'notifyByText', 'favouriteMails', 'favouriteCalendar', 'isGuest', 'campusSignIn', 'emailVerifiedAt'],
      ...['sessions', 'loginAttempts', 'lockUntil'],
    ],
    withheld: {
      username: 'the site and the email, which the file has',
      password: 'never stored',
      hash: secret,
      salt: secret,
      resetPasswordToken: secret,
      resetPasswordExpiration: 'belongs to a secret',
      resetPasswordRequestedAt: 'belongs to a secret',
      calendarKeyHash: secret,
    },
  },
  {
    name: 'consents',
    collection: 'consents',
    ...byCustomer,
    fields: ['kind', 'action', 'at', 'locale', 'source', 'version'],
  },
  {
    name: 'allergenProfile',
    collection: 'dietary-profiles',
    ...byCustomer,
    fields: [
      ...['allergens', 'customAllergens', 'contactName', 'contactNumber', 'carriesEpinephrine', 'foodInsecurity'],
      'staffNotes',
    ],
  },
  {
    name: 'favourites',
    collection: 'favourites',
    find: ({ id }) => ({ customer: { equals: id } }),
    isOwn: ({ customer }, { id }) => customer === id,
    fields: ['kind', 'target'],
    withheld: { key: 'made of the other fields' },
  },
  {
    name: 'campusSignIns',
    collection: 'sign-ons',
    ...byCustomer,
    fields: ['key'],
    withheld: { person: 'is for staff' },
  },
  {
    name: 'reservations',
    collection: 'reservations',
    ...byCustomer,
    fields: [
      ...['location', 'date', 'hour', 'minute', 'friends', 'status', 'cancelledAt', 'cancelledBy', 'checkedInAt'],
      'locale',
    ],
    withheld: { timeKey: 'made of the other fields', visitKey: 'made of the other fields' },
  },
  {
    name: 'waitingList',
    collection: 'reservation-waits',
    ...byCustomer,
    fields: ['location', 'date', 'hour', 'minute', 'friends', 'status', 'offeredUntil', 'locale'],
    withheld: { key: 'made of the other fields' },
  },
  {
    name: 'carts',
    collection: 'carts',
    ...byCustomer,
    fields: [
      ...['customerType', 'customerLocation', 'customerYear', 'customerTerm'],
      ...['contents', 'itemCount', 'totalCents', 'expiresAt'],
    ],
    withheld: {
      ...{ secretHash: secret, revision: 'an internal number', pendingOrder: 'an internal number' },
      ...{ codeFor: secret, codeHash: secret, codeTries: 'an internal number', codeSentAt: 'an internal number' },
    },
  },
]
