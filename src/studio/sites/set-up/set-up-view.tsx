import type { AdminViewServerProps } from 'payload'
import { StudioPage } from '@/studio/frame/studio-page'
import type { PageNames } from './set-up-fields'
import { SetUpPage } from './set-up-page'
import { setUpPath } from './set-up-path'

/** The page "New site", for those who may create sites and accounts. `pages` has the names of the built-in pages. */
export const SetUpView = ({ pages, ...props }: AdminViewServerProps & { pages: PageNames }) => (
  <StudioPage
    {...props}
    path={setUpPath}
    isFor={({ collections }) => Boolean(collections?.sites?.create && collections.staff?.create)}
  >
    <SetUpPage pages={pages} />
  </StudioPage>
)
