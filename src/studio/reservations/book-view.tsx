import type { AdminViewServerProps } from 'payload'
import { StudioPage } from '@/studio/frame/studio-page'
import { BookPage } from './book-page'
import { bookPath } from './book-path'

/** The page "Reservations by day", for those who may change reservations. */
export const BookView = (props: AdminViewServerProps) => (
  <StudioPage {...props} path={bookPath} isFor={({ collections }) => Boolean(collections?.reservations?.update)}>
    <BookPage />
  </StudioPage>
)
