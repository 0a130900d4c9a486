import { expect } from '@playwright/test'
import { findViolations } from '../../support/browser/accessibility-violations'
import {
  addBalance,
  addPlan,
  cartOf,
  checkoutButton,
  noticesIn,
  openPanel,
  openProducts,
  signUp,
  totalOf,
} from '../../support/browser/cart'
import { watchShown } from '../../support/browser/shown-duration'
import { test } from '../../support/browser/visitor'

const english = {
  language: 'en',
  plan: 'Block of 30',
  balance: 'Dining Dollars with a growing bonus',
  topUp: 'Top-up for plan holders',
  monthly: '8 meals a month',
  student: 'Resident student',
  delete: 'Delete Block of 30',
  blocked: 'To check out, change or delete the marked items.',
} as const
const french = {
  language: 'fr',
  plan: 'Bloc de 30 repas',
  balance: 'Argent repas avec boni croissant',
  topUp: 'Complément pour qui a un forfait',
  monthly: '8 repas par mois',
  student: 'Étudiante ou étudiant en résidence',
  delete: 'Supprimer\u00a0: Bloc de 30 repas',
  blocked: 'Pour passer au paiement, modifiez ou supprimez les articles signalés.',
} as const

for (const { language, balance, ...words } of [
  {
    ...english,
    rule: 'For each full $100.00, you get a bonus of 3%, up to 12%.',
    preview: 'You pay $250.00 and get $265.00.',
    upsell: 'Add $50.00 more for a bonus of $27.00.',
    tooLow: 'Value must be higher than $50.00',
    bonus: 'Bonus: $27.00.',
    edit: 'Edit Dining Dollars with a growing bonus',
    editing: 'You are changing the amount in your cart.',
    amount: '300.00',
    typed: '250',
    save: 'Save changes: Dining Dollars with a growing bonus',
    cancel: 'Cancel',
    totals: ['$300.00', '$250.00', '$310.00'],
  },
  {
    ...french,
    rule: 'Pour chaque tranche complète de 100,00\u00a0$, vous recevez un boni de 3\u00a0%, jusqu’à 12\u00a0%.',
    preview: 'Vous payez 250,00\u00a0$ et recevez 265,00\u00a0$.',
    upsell: 'Ajoutez 50,00\u00a0$ pour un boni de 27,00\u00a0$.',
    tooLow: 'La valeur doit être supérieure à 50,00\u00a0$',
    bonus: 'Boni\u00a0: 27,00\u00a0$.',
    edit: 'Modifier\u00a0: Argent repas avec boni croissant',
    editing: 'Vous modifiez le montant qui est dans votre panier.',
    amount: '300,00',
    typed: '250,00',
    save: 'Enregistrer\u00a0: Argent repas avec boni croissant',
    cancel: 'Annuler',
    totals: ['300,00\u00a0$', '250,00\u00a0$', '310,00\u00a0$'],
  },
] as const)
  test(`[CUS-2.68] [CUS-4.16] [CUS-5.18] a balance says its rule and refuses too little, and an edit replaces its amount (${language})`, async ({
    page,
    baseURL,
  }) => {
    await openProducts(page, language, baseURL)
    const box = page.getByRole('form', { name: balance })
    const amount = box.locator('input')
    for (const text of [words.rule, words.preview, words.upsell]) await expect(box).toContainText(text)
    await addBalance(page, balance, '20')
    await expect(box.getByRole('alert')).toHaveText(words.tooLow)
    await expect(amount).toHaveValue('20')
    await expect(amount).toBeFocused()
    await addBalance(page, balance, '300')
    await expect(cartOf(page)).toContainText(words.bonus)
    await expect(totalOf(page)).toHaveText(words.totals[0])

    const edit = cartOf(page).getByRole('button', { name: words.edit })
    await edit.click()
    await expect(amount).toBeFocused()
    await expect(amount).toHaveValue(words.amount)
    await expect(box).toContainText(words.editing)
    await box.getByRole('button', { name: words.cancel }).click()
    await expect(amount).toBeFocused()
    await expect(box).not.toContainText(words.editing)
    await openPanel(page, 'cart')
    await edit.click()
    await amount.fill(words.typed)
    await box.getByRole('button', { name: words.save }).click()
    await expect(totalOf(page)).toHaveText(words.totals[1])
    await expect(cartOf(page).locator('.order-item')).toHaveCount(1)

    await addBalance(page, balance, '60') // without an edit, balances add up
    await expect(totalOf(page)).toHaveText(words.totals[2])
    await expect(cartOf(page).locator('.order-item')).toHaveCount(2)
  })

for (const { language, ...words } of [
  { ...english, custom: 'Make your own plan', coffee: 'Coffee subscription', edit: /^Edit / },
  { ...french, custom: 'Composez votre forfait', coffee: 'Abonnement café', edit: /^Modifier/ },
] as const)
  test(`[CUS-4.16] an edit starts with the parts of a custom plan and the months of coffee (${language})`, async ({
    page,
    baseURL,
  }) => {
    await openProducts(page, language, baseURL)
    const custom = page.getByRole('form', { name: words.custom })
    await custom.locator('[name=swipe]').nth(1).check()
    await custom.locator('[name=balance]').nth(1).check()
    await custom.getByRole('button').click()
    await expect(cartOf(page).locator('.order-item')).toHaveCount(1)
    await openPanel(page, 'products')
    const coffee = page.getByRole('form', { name: words.coffee })
    await coffee.locator('select').selectOption('4')
    await coffee.getByRole('button').click()
    await expect(cartOf(page).locator('.order-item')).toHaveCount(2)

    await page.reload() // the fields start anew
    await cartOf(page).getByRole('button', { name: words.edit }).first().click()
    await expect(custom.locator('[name=swipe]').nth(1)).toBeFocused()
    await expect(custom.locator('[name=swipe]').nth(1)).toBeChecked()
    await expect(custom.locator('[name=balance]').nth(1)).toBeChecked()
    await openPanel(page, 'cart')
    await cartOf(page).getByRole('button', { name: words.edit }).nth(1).click()
    await expect(coffee.locator('select')).toHaveValue('4')
  })

for (const { language, plan, ...words } of [
  { ...english, again: 'Block of 30 is already in your cart, so nothing was added. An order contains it once.' },
  {
    ...french,
    again: 'Bloc de 30 repas est déjà dans votre panier; rien n’a été ajouté. Une commande en contient un seul.',
  },
] as const)
  test(`a plan that is in the cart already is not said to be added again (${language})`, async ({ page, baseURL }) => {
    await openProducts(page, language, baseURL)
    await addPlan(page, plan)
    await expect(page.locator('.order-alert')).toHaveCount(0)
    await addPlan(page, plan)
    const news = page.locator('.order-alert[role=status]')
    await expect(news).toContainText(words.again)
    await expect(cartOf(page).locator('.order-item')).toHaveCount(1)
    expect(await findViolations(page)).toEqual([])
    await news.getByRole('button').click()
    await expect(news).toHaveCount(0)
  })

for (const { language, plan, balance, topUp, ...words } of [
  {
    ...english,
    alone: 'This item is only sold together with a meal plan. Add a meal plan, or delete this item.',
    low: 'The declining balance in your cart is below the minimum of $50.00. Edit the amount, or delete this item.',
    answers: 'This item is no longer available with your answers. Delete it, or change your answers.',
    remove: 'Delete',
    payWith: 'You can pay with:',
  },
  {
    ...french,
    alone: 'Cet article se vend seulement avec un forfait repas. Ajoutez un forfait repas, ou supprimez cet article.',
    low: 'Le solde dégressif de votre panier est inférieur au minimum de 50,00\u00a0$. Modifiez le montant, ou supprimez cet article.',
    answers: 'Cet article n’est plus offert avec vos réponses. Supprimez-le, ou changez vos réponses.',
    remove: 'Supprimer',
    payWith: 'Vous pourrez payer avec\u00a0:',
  },
] as const) {
  test(`[CUS-3.8] a balance without its plan says so, and the checkout says what is missing (${language})`, async ({
    page,
    baseURL,
  }) => {
    await openProducts(page, language, baseURL)
    await addPlan(page, plan)
    await addBalance(page, topUp, '75')
    await expect(checkoutButton(page)).toBeEnabled()
    await cartOf(page).getByRole('button', { name: words.delete }).click()
    await expect(noticesIn(page)).toHaveText([words.alone])
    await expect(checkoutButton(page)).toBeDisabled()
    await expect(checkoutButton(page)).toHaveAccessibleDescription(words.blocked)
    await expect(cartOf(page)).not.toContainText(words.payWith)
    await openPanel(page, 'checkout')
    await expect(page.locator('#order-checkout .order-notice').filter({ visible: true })).toHaveText(words.blocked)
    await expect(page.locator('#order-checkout form')).toBeHidden()
    await expect(page.locator('#order-products')).toBeVisible()
    await addPlan(page, plan)
    await expect(noticesIn(page)).toHaveCount(0)
    await expect(checkoutButton(page)).toBeEnabled()
  })

  test(`[CUS-5.18] a balance below its minimum after another was deleted says so (${language})`, async ({
    page,
    baseURL,
  }) => {
    await openProducts(page, language, baseURL)
    await addBalance(page, balance, '60')
    await addBalance(page, balance, '20')
    await expect(checkoutButton(page)).toBeEnabled()
    await cartOf(page).getByRole('button', { name: words.remove }).first().click()
    await expect(noticesIn(page)).toHaveText([words.low])
    await expect(checkoutButton(page)).toBeDisabled()
    await expect(checkoutButton(page)).toHaveAccessibleDescription(words.blocked)
    expect(await findViolations(page)).toEqual([])
  })

  test(`[CUS-4.10] an answer that withdraws the only item says so and keeps it from the checkout (${language})`, async ({
    page,
    baseURL,
  }) => {
    await openProducts(page, language, baseURL)
    await addPlan(page, plan)
    await openPanel(page, 'selections')
    await page.locator('#select-type').selectOption(words.student)
    await openPanel(page, 'cart')
    await expect(noticesIn(page)).toHaveText([words.answers])
    await expect(totalOf(page)).toHaveText(language === 'en' ? '$0.00' : '0,00\u00a0$')
    await expect(checkoutButton(page)).toHaveAccessibleDescription(words.blocked)
    await expect(cartOf(page)).not.toContainText(words.payWith)
  })
}

for (const { language, monthly, ...words } of [
  {
    ...english,
    accept: 'Accept and add to cart',
    price: '$0.00 today',
    then: 'Then $96.00 a month, plus taxes where they apply.',
    first: 'First payment: December 1, 2026.',
  },
  {
    ...french,
    accept: 'Accepter et ajouter au panier',
    price: '0,00\u00a0$ aujourd’hui',
    then: 'Ensuite 96,00\u00a0$ par mois, plus les taxes s’il y a lieu.',
    first: 'Premier paiement\u00a0: 1er décembre 2026.',
  },
] as const)
  test(`[CUS-9.9] a subscription that starts later is free today, not reduced, and can be ordered (${language})`, async ({
    page,
    baseURL,
  }) => {
    await signUp(page)
    await openProducts(page, language, baseURL)
    await page.locator(`#order-products [data-name="${monthly}"]`).click()
    await page.getByRole('button', { name: words.accept }).click()
    const item = cartOf(page).locator('.order-item')
    await expect(item.locator('.order-item-price')).toHaveText(words.price)
    await expect(item.locator('s')).toHaveCount(0)
    await expect(item).toContainText(words.then)
    await expect(item).toContainText(words.first)
    await expect(checkoutButton(page)).toBeEnabled()
  })

for (const { language, plan, loading } of [
  { ...english, loading: 'Updating your cart…' },
  { ...french, loading: 'Mise à jour de votre panier…' },
] as const)
  test(`[CUS-4.9] [CUS-9.14] a loader blocks the page for a second, so that a double click adds one item (${language})`, async ({
    page,
    baseURL,
  }) => {
    await openProducts(page, language, baseURL)
    const calls: string[] = []
    page.on('request', (request) => request.url().includes('/v1/cart/add') && calls.push(request.url()))
    const loaderDuration = await watchShown(page, '.order-overlay')
    await page.locator(`#order-products [data-name="${plan}"]`).dblclick()
    await expect(page.locator('.order-overlay')).toContainText(loading)
    const panels = page.locator('.order-form > div').first()
    expect(await panels.evaluate((element) => (element as HTMLElement).inert)).toBe(true)
    await expect(page.locator('.order-overlay')).toHaveCount(0)
    const milliseconds = await loaderDuration()
    expect(milliseconds).toBeGreaterThan(950)
    expect(milliseconds).toBeLessThan(2_500) // it stays until the cart has answered
    await expect(cartOf(page).locator('.order-item')).toHaveCount(1)
    expect(calls).toHaveLength(1)
  })

for (const { language, prompt, logIn, signUpPath } of [
  {
    language: 'en',
    prompt: 'Subscriptions need an account. Log in or Sign Up',
    logIn: 'Log in',
    signUpPath: '/northgate/signup?next=%2Fnorthgate%2Fmeal-plan-purchase',
  },
  {
    language: 'fr',
    prompt: 'Les abonnements exigent un compte. Se connecter ou S’inscrire',
    logIn: 'Se connecter',
    signUpPath: '/northgate/sinscrire?next=%2Fnorthgate%2Fmeal-plan-purchase',
  },
] as const)
  test(`[CUS-2.73] a guest is asked to log in or sign up for subscriptions (${language})`, async ({
    page,
    baseURL,
  }) => {
    await openProducts(page, language, baseURL)
    const note = page.locator('[aria-labelledby=subscriptions] .order-note')
    await expect(note).toHaveText(prompt)
    await expect(note.getByRole('link').last()).toHaveAttribute('href', signUpPath)
    await note.getByRole('link', { name: logIn }).click()
    await page.waitForURL(/next=%2Fnorthgate%2Fmeal-plan-purchase/)
  })
