import type { AdminViewServerProps } from 'payload'
import { StudioPage } from '@/studio/frame/studio-page'
import { SalesPage } from './sales-page'
import { salesPath } from './sales-path'

/** The page "Sales", for those who may read orders. */
export const SalesView = (props: AdminViewServerProps) => (
  <StudioPage {...props} path={salesPath} isFor={({ collections }) => Boolean(collections?.orders?.read)}>
    <SalesPage />
  </StudioPage>
)
