import { listSites } from '@/features/content/read'

export const dynamic = 'force-dynamic'

export default async function Landing() {
  const sites = await listSites()
  return (
    <main>
      <ul>
        {sites.map((site) => (
          <li key={site.id}>
            <a href={`/${site.slug}`}>{site.name.en}</a>
          </li>
        ))}
      </ul>
    </main>
  )
}
