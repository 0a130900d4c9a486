import { createServer, type Server } from 'node:http'
import Provider, { type Configuration } from 'oidc-provider'

/** A person whom the provider knows. The email counts only when it is verified. */
export type Person = {
  sub: string
  email?: string
  email_verified?: boolean
  given_name?: string
  family_name?: string
}

export type IdentityProvider = {
  issuer: string
  /** Who is signed in at the provider; null refuses, as if the person had declined. */
  person: Person | null
  close: () => Promise<void>
}

/**
 * A real OpenID Connect provider (oidc-provider) whose visitors are signed in at once as `person`. `callbacks` are the addresses
 * to which it sends browsers back. Port 0 is any free port.
 */
export async function startIdentityProvider(callbacks: string[], port = 0): Promise<IdentityProvider> {
  const server: Server = createServer()
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve))
  const address = server.address()
  const issuer = `http://localhost:${typeof address === 'object' && address ? address.port : port}`
  const state: IdentityProvider = {
    issuer,
    person: null,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  const configuration: Configuration = {
    clients: [
      {
        client_id: 'refectory',
        client_secret: 'only-for-tests',
        redirect_uris: callbacks,
        grant_types: ['authorization_code'],
      },
      {
        client_id: 'public',
        token_endpoint_auth_method: 'none',
        redirect_uris: callbacks,
        grant_types: ['authorization_code'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    conformIdTokenClaims: false, // in the ID token, as campuses' providers do
    cookies: { keys: ['only-for-tests'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: () => '/interaction' },
    findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ ...state.person, sub }) }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({
        accountId: oidc.session?.accountId ?? '',
        clientId: oidc.client?.clientId ?? '',
      })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  }
  const provider = new Provider(issuer, configuration)
  const answer = provider.callback()
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/interaction')) return void answer(request, response)
    const { person } = state
    const result = person
      ? { login: { accountId: person.sub, remember: false } }
      : { error: 'access_denied', error_description: 'The person declined' }
    void provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
  })
  return state
}
