'use client'
import { useId } from 'react'
import { StudioLink } from '@/studio/frame/studio-link'
import { useWorkPages } from './use-work-pages'
import './navigation.css'

/** The first group of the studio's navigation: the pages of our own that the person may open. */
export function WorkLinks() {
  const { title, pages } = useWorkPages()
  const id = useId()
  return (
    <div role="group" className="work-links" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {pages.map(({ path, label }) => (
        <StudioLink key={path} path={path} label={label} />
      ))}
    </div>
  )
}
