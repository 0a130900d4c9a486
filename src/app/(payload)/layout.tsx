import '@/server/database/payload' // first, so that all entries share its chunk (docs/benchmarks.md, Build)
import '@payloadcms/next/css'
import type { ReactNode } from 'react'
import type { ServerFunctionClient } from 'payload'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import config from '@payload-config'
import { formState } from '@collections/endpoints/form-state'
import { schedulePublication } from '@collections/endpoints/schedule-publication'
import { scheduledPublication, scheduledPublications } from '@collections/endpoints/scheduled-publication'
import { tableState } from '@collections/endpoints/table-state'
import { importMap } from './admin/importMap'
import '@/studio/studio.css'

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  return handleServerFunctions({
    ...args,
    config,
    importMap,
    serverFunctions: {
      'form-state': formState,
      'schedule-publish': schedulePublication,
      'scheduled-publication': scheduledPublication,
      'scheduled-publications': scheduledPublications,
      'table-state': tableState,
    },
  })
}

const Layout = ({ children }: { children: ReactNode }) => (
  <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
    {children}
  </RootLayout>
)

export default Layout
