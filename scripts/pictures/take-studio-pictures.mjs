/** Takes the README's pictures of the studio: the menus of a week, an article, the panel "Today", and the allergens of a dish. */
export async function takeStudioPictures({ browser, base, date, save }) {
  const signIn = async (role, language) => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
    await context.addCookies([{ name: 'payload-lng', value: language, url: base }])
    const password = { editor: 'demo-editor-sign-in', 'menu-editor': 'demo-menu-editor', dietitian: 'demo-dietitian' }[
      role
    ]
    const answer = await context.request.post(`${base}/api/staff/login`, {
      data: { email: `${role}@example.com`, password },
      headers: { Origin: base },
    })
    if (!answer.ok()) throw new Error(`${role} cannot sign in: ${answer.status()}`)
    return context.newPage()
  }
  /** Opens the document of a list whose row has this text. */
  const openRow = async (page, list, text) => {
    await page.goto(`${base}/admin/collections/${list}`, { waitUntil: 'networkidle' })
    await page.locator('tbody tr').filter({ hasText: text }).getByRole('link').first().click()
    await page.waitForURL(/\/[0-9a-f]{24}$/)
    await page.waitForLoadState('networkidle')
  }

  const menus = await signIn('menu-editor', 'en')
  await menus.goto(`${base}/admin/week?from=${date}`, { waitUntil: 'networkidle' })
  await menus.getByRole('table').getByRole('listitem').first().waitFor()
  await save(menus, 'studio-week')

  await menus.goto(`${base}/admin`, { waitUntil: 'networkidle' })
  const panel = menus.getByRole('region', { name: 'Today' })
  await panel.getByRole('button', { name: 'Close several…' }).click()
  const dialog = menus.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: 'Whole campus' }).check()
  await dialog.getByRole('radio', { name: 'Snow' }).check()
  await save(menus, 'studio-close')

  const dietitian = await signIn('dietitian', 'fr')
  await openRow(dietitian, 'dishes?search=macaroni', 'Macaroni')
  const allergens = dietitian.locator('#field-allergens')
  await allergens.getByRole('checkbox').first().waitFor()
  await allergens.evaluate((it) => it.scrollIntoView({ block: 'center' }))
  await save(dietitian, 'studio-allergens-fr')

  const editor = await signIn('editor', 'fr')
  await editor.goto(`${base}/admin/collections/news`, { waitUntil: 'networkidle' })
  await editor.locator('tbody tr').getByRole('link').first().click()
  await editor.waitForURL(/\/[0-9a-f]{24}$/)
  await editor.locator('[contenteditable=true]').first().waitFor()
  await editor
    .locator('.rich-text-lexical')
    .first()
    .evaluate((it) => it.scrollIntoView({ block: 'center' }))
  await editor.waitForLoadState('networkidle')
  await save(editor, 'studio-article-fr')
}
