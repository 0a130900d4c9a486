const hostName = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/

/** Parses an operator's list of hosts. Null when an entry is not a host name (`https://…`, a port, `*.cdn.example`). */
export function parseHostNames(list: string): string[] | null {
  const hosts = list.split(',').flatMap((entry) => entry.trim().toLowerCase() || [])
  return hosts.every((host) => hostName.test(host)) ? hosts : null
}

const localHosts = ['localhost', '127.0.0.1', '[::1]']

/**
 * Parses an operator's list of origins, such as `https://app.example.edu`. Null when an entry is more or less than an origin, or one
 * that anybody on the way could speak for: `http:` is for this machine only.
 */
export function parseOrigins(list: string): string[] | null {
  const origins = list.split(',').flatMap((entry) => entry.trim().toLowerCase() || [])
  const isOrigin = (text: string) => {
    const url = URL.canParse(text) ? new URL(text) : null
    if (url?.origin !== text) return false
    return url.protocol === 'https:' || (url.protocol === 'http:' && localHosts.includes(url.hostname))
  }
  return origins.every(isOrigin) ? origins : null
}
