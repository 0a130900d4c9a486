const hostName = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/

/** Parses an operator's list of hosts. Null when an entry is not a host name (`https://…`, a port, `*.cdn.example`). */
export function parseHostNames(list: string): string[] | null {
  const hosts = list.split(',').flatMap((entry) => entry.trim().toLowerCase() || [])
  return hosts.every((host) => hostName.test(host)) ? hosts : null
}
