/** The hosts that speak French first, from a list with commas. Spec: PUB-1.4. */
export const parseHosts = (list: string): ReadonlySet<string> =>
  new Set(
    list
      .split(',')
      .map((host) => host.trim().toLowerCase())
      .filter(Boolean),
  )

/** Whether a `Host` header names one of these hosts, on any port. */
export const isFrenchHost = (host: string | undefined, frenchHosts: ReadonlySet<string>): boolean =>
  frenchHosts.size > 0 && frenchHosts.has((host ?? '').replace(/:\d+$/, '').toLowerCase())
