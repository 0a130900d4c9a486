import { compactScript } from '@/domain/text/compact-script'
import { maxCodes, myAllergensKey } from './my-allergens'
import { pausedProfileKey, storedProfileKey, unreadableCustomer } from './stored-profile'

/**
 * A script that runs before the first paint. It hides the dishes with the allergens that the browser remembers and names
 * them in the line `my-allergens`, so that the page itself is the same for everybody. The element's data holds the choices
 * as `[code, name, canHide]`, the selectors that already hide dishes, and the texts. `data-rule`, if given, replaces the rule
 * that hides dishes; `{dishes}` in it stands for the selectors. A browser without storage throws here and shows the line as
 * the server wrote it, which says that nothing is hidden.
 *
 * The line names allergens only after the browser has accepted the rule. If anything fails before that, the line keeps the
 * server's text and adds that the allergens are not hidden. Spec: PUB-4.7.
 *
 * The allergens of a customer's profile, which the tab keeps, are hidden in the same way and named in a line of their own.
 * They count only for the customer and the site of the page, which the account links name. While the account cannot be read,
 * those of the customer who was signed in last stay in force. A profile of a session that has ended is deleted.
 *
 * It is text, because compilers rename what a function refers to, and the policy of the page has the digest of these bytes.
 * It keeps to `var` and `function`, so that older browsers run it, too.
 */
export const applyMyAllergens = compactScript(`
try {
  (function () {
    var line = document.getElementById('my-allergens')
    var data = line.dataset
    var put = function (part, text) {
      line.querySelector('[data-' + part + ']').textContent = text
    }

    var mine = data.mine.split(' ').concat((localStorage.getItem('${myAllergensKey}') || '').split(' '))
    var safe = function (code, index, list) {
      return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(code) && code.length < 61 && list.indexOf(code) === index
    }
    mine = mine.filter(safe).slice(0, ${String(maxCodes)})

    var state = ''
    var profile = []
    var custom = []
    var isStale = false
    var account = document.querySelector('[data-customer]')
    if (account && data.profileTexts) {
      var site = account.dataset.site
      var customer = account.dataset.customer
      var stored = null
      try { stored = JSON.parse(sessionStorage.getItem('${storedProfileKey}')) } catch (error) {}
      var isOfSite = stored && stored.site === site
      isStale = customer === '${unreadableCustomer}'
      if (!customer && isOfSite) {
        state = 'ended'
        sessionStorage.setItem('${storedProfileKey}', JSON.stringify({ site: site, customer: '', codes: [], custom: [] }))
      } else if (customer && !(isOfSite && stored.customer && (isStale || stored.customer === customer))) state = 'loading'
      else if (customer) {
        profile = stored.codes.filter(safe)
        custom = stored.custom
        var isPaused = sessionStorage.getItem('${pausedProfileKey}') === stored.customer
        if (profile.length + custom.length) state = isPaused ? 'paused' : 'on'
      }
    }
    if (!mine.length && !state) return

    try {
      var known = {}
      var hidden = []
      var notHidden = []
      var all = state === 'on' ? mine.concat(profile).filter(safe) : mine
      JSON.parse(data.choices).forEach(function (choice) {
        known['_' + choice[0]] = choice
        if (all.indexOf(choice[0]) >= 0) (choice[2] ? hidden : notHidden).push(choice)
      })
      all.forEach(function (code) {
        if (!known['_' + code]) notHidden.push([code, code])
      })

      var selectors = JSON.parse(data.selectors)
      hidden.forEach(function (choice) {
        selectors.push('[data-has~="' + choice[0] + '"]')
      })
      if (hidden.length && data.undeclared !== 'show') selectors.push('[data-undeclared]')

      if (selectors.length) {
        var dishes = selectors.join(',')
        var style = document.createElement('style')
        style.id = 'my-allergens-rule'
        style.textContent = data.rule
          ? data.rule.split('{dishes}').join(dishes)
          : '.menu-dish:is(' + dishes + '){display:none}' +
            '.menu-category:not(:has(.menu-dish:not(' + dishes + '))){display:none}' +
            hidden.map(function (choice) {
              return '.menu-filters li:has(>[data-code="' + choice[0] + '"]){display:none}'
            }).join('')
        document.head.appendChild(style)
        // A rule that the browser refused is not there
        if (!/data-/.test(style.sheet.cssRules[0].selectorText)) throw 0
      }

      var name = function (text, choices) {
        var names = choices.map(function (choice) { return choice[1] }).join(', ')
        return choices.length ? text.replace('{names}', function () { return names }) : ''
      }
      var of = function (codes) {
        return function (choice) { return codes.indexOf(choice[0]) >= 0 }
      }
      put('not-hidden-names', name(data.notHidden, notHidden))
      put('hidden-names', name(data.hidden, hidden.filter(of(mine))))
      if (mine.length) {
        put('action', data.change)
        line.setAttribute('data-chosen', '')
      }
      if (!state) return

      var texts = JSON.parse(data.profileTexts)
      var ofProfile = Object.keys(known).map(function (key) { return known[key] }).filter(of(profile))
      var warning = state === 'on' ? '' : state === 'paused' ? name(texts.paused, ofProfile) : texts[state]
      var add = function (text) { warning += (warning && ' ') + text }
      if (custom.length) add(texts[isStale ? 'customUnchecked' : 'custom'].replace('{names}', function () { return custom.join(', ') }))
      if (isStale && state !== 'loading') add(texts.stale)
      put('profile-text', state === 'on' ? name(texts.shown, hidden.filter(of(profile))) : '')
      put('profile-warning', warning)
      if (state === 'on' && !mine.length) put('action', texts.add)
      line.setAttribute('data-profile', state)
    } catch (error) {
      put('not-hidden-names', data.failed)
    }
  })()
} catch (error) {}
`)
