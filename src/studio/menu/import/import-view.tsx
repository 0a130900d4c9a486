import type { AdminViewServerProps } from 'payload'
import { StudioPage } from '@/studio/frame/studio-page'
import { ImportPage } from './import-page'
import { importPath } from './import-path'

/** The page "Import menus", for those who may create and change menus and dishes. */
export const ImportView = (props: AdminViewServerProps) => (
  <StudioPage
    {...props}
    path={importPath}
    isFor={({ collections }) => Boolean(collections?.menus?.update && collections.dishes?.create)}
  >
    <ImportPage />
  </StudioPage>
)
