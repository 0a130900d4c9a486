import { contactForm } from '@/contract/forms/contact-form'
import { dietaryHealthForm } from '@/contract/forms/dietary-health-form'
import { feedbackForm } from '@/contract/forms/feedback-form'
import { faultsOf } from '@/contract/forms/form-faults'
import { onTheGoForm } from '@/contract/forms/on-the-go-form'
import { findChoice, selectChoices, toFieldOptions } from '@/domain/forms/form-choices'
import { resolveOnTheGoChoices } from '@/domain/forms/on-the-go-lists'
import { formAllergens, healthQuestions, initialAnswers } from '@/domain/forms/health-questions'

const feedback = {
  firstName: 'Zoé',
  lastName: 'Roy',
  email: 'zoe@campus.example',
  location: '',
  customerResidence: 'On campus',
  customerType: 'Visitor',
  comments: 'More pie',
  offers: false,
  birthday: '',
}

describe('[CUS-5.32] feedback', () => {
  test.each`
    field                  | value                     | fault
    ${'firstName'}         | ${''}                     | ${'required'}
    ${'firstName'}         | ${'Zoé2'}                 | ${'formName'}
    ${'firstName'}         | ${'É'.repeat(201)}        | ${'regex'}
    ${'lastName'}          | ${''}                     | ${'required'}
    ${'email'}             | ${''}                     | ${'required'}
    ${'email'}             | ${'zoe@campus'}           | ${'email'}
    ${'email'}             | ${' zoe@campus.example '} | ${undefined}
    ${'location'}          | ${'x'.repeat(201)}        | ${'regex'}
    ${'customerResidence'} | ${''}                     | ${'required'}
    ${'customerResidence'} | ${'n/a'}                  | ${undefined}
    ${'customerResidence'} | ${'On the moon'}          | ${'regex'}
    ${'customerType'}      | ${''}                     | ${'required'}
    ${'comments'}          | ${' \n '}                 | ${'required'}
    ${'comments'}          | ${'x'.repeat(3_001)}      | ${'regex'}
    ${'birthday'}          | ${'02/29'}                | ${undefined}
    ${'birthday'}          | ${'02/30'}                | ${'regex'}
  `('$field "$value": $fault', ({ field, value, fault }) => {
    const expected = fault === undefined ? {} : { [field]: fault }
    expect(faultsOf(feedbackForm(false), { ...feedback, [field]: value })).toEqual(expected)
  })

  test('schools require neither residence nor customer type, but refuse unknown residences', () => {
    const schoolFeedback = { ...feedback, customerResidence: '', customerType: '' }
    expect(faultsOf(feedbackForm(true), schoolFeedback)).toEqual({})
    expect(faultsOf(feedbackForm(true), { ...schoolFeedback, customerResidence: 'x' })).toEqual({
      customerResidence: 'regex',
    })
  })
})

describe('[CUS-5.31] a contact message', () => {
  const message = { name: 'Anne-Sophie O’Neil', email: 'a@b.example', message: 'Hello' }
  test.each`
    field        | value         | fault
    ${'name'}    | ${'R2 D2'}    | ${undefined}
    ${'name'}    | ${''}         | ${'required'}
    ${'email'}   | ${''}         | ${'required'}
    ${'email'}   | ${'a b@c.de'} | ${'email'}
    ${'message'} | ${''}         | ${'required'}
  `('$field "$value": $fault', ({ field, value, fault }) => {
    const expected = fault === undefined ? {} : { [field]: fault }
    expect(faultsOf(contactForm, { ...message, [field]: value })).toEqual(expected)
  })
})

const health = {
  epipen: 'false',
  carriesEpinephrine: 'false',
  celiac: 'false',
  glutenIntolerant: 'false',
  gfDiet: 'false',
  medicalDiet: 'false',
  date: '2026-11-20',
  name: 'Zoé Roy',
  email: 'zoe@campus.example',
  city: 'Trois Rivières',
  allergens: ['Milk'],
  otherAllergies: '',
  additionalComments: '',
  consent: true,
}

describe('[CUS-5.29] a dietary health form', () => {
  test.each`
    field                   | value                     | fault
    ${'date'}               | ${''}                     | ${'required'}
    ${'date'}               | ${'2026-02-30'}           | ${'regex'}
    ${'name'}               | ${''}                     | ${'required'}
    ${'name'}               | ${'Zoé 2'}                | ${'formName'}
    ${'email'}              | ${''}                     | ${'required'}
    ${'email'}              | ${'zoe'}                  | ${'email'}
    ${'city'}               | ${''}                     | ${'required'}
    ${'city'}               | ${'Ville 4'}              | ${'formName'}
    ${'allergens'}          | ${[]}                     | ${'required'}
    ${'allergens'}          | ${['Tree Nuts', 'Other']} | ${undefined}
    ${'allergens'}          | ${['Milk', 'Moon dust']}  | ${'regex'}
    ${'epipen'}             | ${'true'}                 | ${undefined}
    ${'carriesEpinephrine'} | ${''}                     | ${'required'}
    ${'celiac'}             | ${''}                     | ${'required'}
    ${'celiac'}             | ${'perhaps'}              | ${'regex'}
    ${'consent'}            | ${false}                  | ${'required'}
    ${'otherAllergies'}     | ${'x'.repeat(1_001)}      | ${'regex'}
    ${'additionalComments'} | ${'x'.repeat(3_001)}      | ${'regex'}
  `('$field $value: $fault', ({ field, value, fault }) => {
    const expected = fault === undefined ? {} : { [field]: fault }
    expect(faultsOf(dietaryHealthForm, { ...health, [field]: value })).toEqual(expected)
  })

  test('starts without answers and refuses each question that is not answered', () => {
    const faults = faultsOf(dietaryHealthForm, { ...health, ...initialAnswers })
    expect(faults).toEqual(Object.fromEntries(healthQuestions.map((name) => [name, 'required'])))
  })

  test('[CUS-2.44] there are eleven allergens, the last one "Other"', () => {
    expect(toFieldOptions(formAllergens, 'en').map(({ label }) => label)).toEqual([
      ...['Milk', 'Soy', 'Wheat', 'Egg', 'Fish', 'Shellfish', 'Peanuts', 'Tree Nuts', 'Gluten', 'Corn'],
      'Other (Please specify)',
    ])
    expect(toFieldOptions(formAllergens, 'fr')[6]).toEqual({ value: 'Peanuts', label: 'Arachides' })
    expect(selectChoices(formAllergens, ['Other', 'x', 'Soy'])).toEqual(['Soy', 'Other'])
    expect([findChoice(formAllergens, 'Egg'), findChoice(formAllergens, 'egg')]).toEqual(['Egg', null])
  })
})

const order = {
  name: 'Zoé Roy',
  email: 'zoe@campus.example',
  studentId: '',
  plan: '',
  pickUp: '5:15 pm',
  entree: '',
  base: '',
  protein: '',
  cheese: '',
  dressingSauce: '',
  addons: [],
  sides: [],
  drink: '',
  allergens: [],
  otherAllergies: '',
  comments: '',
}

describe('an on-the-go order', () => {
  test.each`
    field          | value                      | fault
    ${'name'}      | ${''}                      | ${'required'}
    ${'email'}     | ${'nobody'}                | ${'email'}
    ${'pickUp'}    | ${''}                      | ${'required'}
    ${'entree'}    | ${'Pizza'}                 | ${undefined}
    ${'entree'}    | ${'Soup'}                  | ${'regex'}
    ${'cheese'}    | ${'Brie'}                  | ${'regex'}
    ${'addons'}    | ${['Lettuce', 'Pickles']}  | ${undefined}
    ${'addons'}    | ${['Lettuce', 'Gold']}     | ${'regex'}
    ${'base'}      | ${'A bread of their own'}  | ${undefined}
    ${'base'}      | ${'x'.repeat(201)}         | ${'regex'}
    ${'sides'}     | ${Array(30).fill('Apple')} | ${undefined}
    ${'sides'}     | ${Array(31).fill('Apple')} | ${'regex'}
    ${'allergens'} | ${['Moon dust']}           | ${'regex'}
  `('$field $value: $fault', ({ field, value, fault }) => {
    const expected = fault === undefined ? {} : { [field]: fault }
    expect(faultsOf(onTheGoForm(resolveOnTheGoChoices(null)), { ...order, [field]: value })).toEqual(expected)
  })
})
