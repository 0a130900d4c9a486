/** The sites of a sector, in any letter case; all sites for a blank one. A sector that no site has gives none. Spec: PUB-2.3. */
export function filterSector<Site extends { sector: string | null }>(sites: Site[], sector: string | null): Site[] {
  const wanted = sector?.trim().toLowerCase() ?? ''
  return wanted === '' ? sites : sites.filter((site) => site.sector === wanted)
}
