import * as client from 'openid-client'
import { logError } from '@/server/logging/log-error'
import { singletons } from '@/server/process-singletons'
import type { SignOnProvider } from './sign-on-settings'

/** What the browser keeps between leaving for the provider and coming back. None of it is of use without the browser. */
export type SignOnAttempt = { state: string; nonce: string; verifier: string }

/** What the provider vouches for. `email` is null unless the provider has verified it. */
export type CampusIdentity = {
  /** Unique and unchanging: issuer and subject. */
  key: string
  email: string | null
  firstName: string | null
  lastName: string | null
}

const answerSeconds = 10
const rediscoverMs = 60 * 60_000

/** The provider's published configuration, read again every hour. A failed read is not kept. */
async function discover({ issuer, clientId, clientSecret }: SignOnProvider): Promise<client.Configuration> {
  const known = (singletons.signOnProviders ??= new Map())
  const name = JSON.stringify([issuer, clientId])
  const found = known.get(name)
  if (found && Date.now() - found.readAt < rediscoverMs) return found.configuration
  const configuration = client
    .discovery(new URL(issuer), clientId, clientSecret ?? undefined, clientSecret ? undefined : client.None(), {
      timeout: answerSeconds,
      execute: issuer.startsWith('http:') ? [client.allowInsecureRequests] : [],
    })
    .catch((error: unknown) => {
      known.delete(name)
      throw error
    })
  known.set(name, { configuration, readAt: Date.now() })
  return configuration
}

/** The address of the provider's sign-in page and what to remember until the visitor is back; null when it does not answer. */
export async function startSignOn(
  provider: SignOnProvider,
  redirectUri: string,
): Promise<{ address: string; attempt: SignOnAttempt } | null> {
  const attempt = {
    state: client.randomState(),
    nonce: client.randomNonce(),
    verifier: client.randomPKCECodeVerifier(),
  }
  try {
    const address = client.buildAuthorizationUrl(await discover(provider), {
      redirect_uri: redirectUri,
      scope: 'openid email profile',
      response_type: 'code',
      state: attempt.state,
      nonce: attempt.nonce,
      code_challenge: await client.calculatePKCECodeChallenge(attempt.verifier),
      code_challenge_method: 'S256',
    })
    return { address: address.href, attempt }
  } catch (error) {
    logError('The identity provider does not answer', error)
    return null
  }
}

const textOf = (value: unknown, longest: number) =>
  typeof value === 'string' && value.trim() ? value.trim().slice(0, longest) : null

/** Some providers send the text "true". */
const isTrue = (value: unknown) => value === true || value === 'true'

/**
 * The identity of a visitor who comes back to `address`; null when the provider refuses, the answer belongs to another attempt,
 * or a signature, nonce or issuer is wrong. The log gets the reason.
 */
export async function finishSignOn(
  provider: SignOnProvider,
  address: URL,
  { state, nonce, verifier }: SignOnAttempt,
): Promise<CampusIdentity | null> {
  try {
    const tokens = await client.authorizationCodeGrant(await discover(provider), address, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    })
    const claims = tokens.claims()
    if (!claims) return null
    return {
      key: JSON.stringify([claims.iss, claims.sub]),
      email: isTrue(claims.email_verified) ? textOf(claims.email, 254) : null,
      firstName: textOf(claims.given_name, 100),
      lastName: textOf(claims.family_name, 100),
    }
  } catch (error) {
    // Visitors who decline end here too. The message of openid-client holds neither the code nor claims.
    console.warn(`A campus sign-in was refused: ${error instanceof Error ? error.message : 'unknown reason'}`)
    return null
  }
}
