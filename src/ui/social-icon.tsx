import type { SocialNetwork } from '@/domain/site/site'

/** SVG paths of simplified network logos, drawn for this project on a grid of 24 by 24. */
const drawings: Record<SocialNetwork, string> = {
  facebook: 'M14 8.5h2.6V5H14c-2.4 0-4 1.6-4 4v2H7.5v3.5H10V22h3.6v-7.5h2.6l.6-3.5h-3.2V9.4c0-.6.2-.9.4-.9Z',
  instagram:
    'M8 2.8h8A5.2 5.2 0 0 1 21.2 8v8a5.2 5.2 0 0 1-5.2 5.2H8A5.2 5.2 0 0 1 2.8 16V8A5.2 5.2 0 0 1 8 2.8Zm0 2A3.2 3.2 0 0 0 4.8 8v8A3.2 3.2 0 0 0 8 19.2h8a3.2 3.2 0 0 0 3.2-3.2V8A3.2 3.2 0 0 0 16 4.8H8Zm4 2.6a4.6 4.6 0 1 1 0 9.2 4.6 4.6 0 0 1 0-9.2Zm0 2a2.6 2.6 0 1 0 0 5.2 2.6 2.6 0 0 0 0-5.2Zm5-3.5a1.1 1.1 0 1 1 0 2.2 1.1 1.1 0 0 1 0-2.2Z',
  x: 'M3 3.5h5.3l4.3 5.9 5.2-5.9h2.5l-6.6 7.5 7.3 9.5h-5.3l-4.6-6.2-5.5 6.2H3.1l6.9-7.8L3 3.5Zm3.6 1.9 10 13.2h1.7L8.3 5.4H6.6Z',
  youtube:
    'M4.6 5.3C9 4.6 15 4.6 19.4 5.3c1.3.2 2 1 2.2 2.2.5 3 .5 6 0 9-.2 1.2-.9 2-2.2 2.2-4.4.7-10.4.7-14.8 0-1.3-.2-2-1-2.2-2.2-.5-3-.5-6 0-9 .2-1.2.9-2 2.2-2.2ZM10 8.5v7l5.8-3.5L10 8.5Z',
  pinterest:
    'M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19Zm.3 4C9 6.5 7.2 8.7 7.2 11c0 1.1.6 2.4 1.5 2.9l.5-1.9c-.3-.3-.4-.7-.4-1.1 0-1.5 1.2-2.9 3.3-2.9 1.8 0 2.8 1.1 2.8 2.6 0 1.9-.9 3.6-2.2 3.6-.7 0-1.2-.6-1-1.3l.8-3.1h-1.7L9.4 16.5c-.2.9-.1 2-.1 2.8l1 .3c.4-.7.9-1.7 1.1-2.5l.5-1.8c.3.6 1.1 1 2 1 2.5 0 4.3-2.3 4.3-5.3 0-2.6-2.2-4.5-5.9-4.5Z',
  flickr:
    'M7 7.3a4.7 4.7 0 1 1 0 9.4 4.7 4.7 0 0 1 0-9.4Zm10 0a4.7 4.7 0 1 1 0 9.4 4.7 4.7 0 0 1 0-9.4Zm0 2a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4Z',
  vimeo:
    'M2.5 8.6 3.4 9.8c.8-.6 1.3-.7 1.6-.7 1.3 0 2 3.3 2.8 6.5.6 2.3 1.4 3.9 2.9 3.9 3.6 0 10.3-8.3 10.8-12.3.4-2.8-1.2-3.9-3.3-3.6-2.5.4-4.3 2.3-4.7 4.7 1.8-.6 3.2.1 2.4 2-.7 1.6-2 3.7-2.8 3.7-.9 0-1.2-2.6-1.7-5.6C11 5.4 10.4 3.8 8.7 4 7 4.2 4.6 6.4 2.5 8.6Z',
}

export const networkNames: Record<SocialNetwork, string> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  x: 'X',
  youtube: 'YouTube',
  pinterest: 'Pinterest',
  flickr: 'Flickr',
  vimeo: 'Vimeo',
}

export function SocialIcon({ network }: { network: SocialNetwork }) {
  return (
    <svg viewBox="0 0 24 24" className="size-5" fill="currentColor" fillRule="evenodd" aria-hidden>
      <path d={drawings[network]} />
    </svg>
  )
}
