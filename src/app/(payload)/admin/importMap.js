import { TenantField as TenantField_1d0591e3cf4f332c83a86da13a0de59a } from '@payloadcms/plugin-multi-tenant/client'
import { DateInput as DateInput_cc7728d711977486729ca5b7e485286b } from '@/studio/native-inputs'
import { DayMenuField as DayMenuField_e22ab9567aa8c28ec51ed863e6ebcfef } from '@/studio/day-menu-field'
import { AssignTenantFieldTrigger as AssignTenantFieldTrigger_1d0591e3cf4f332c83a86da13a0de59a } from '@payloadcms/plugin-multi-tenant/client'
import { TimeInput as TimeInput_cc7728d711977486729ca5b7e485286b } from '@/studio/native-inputs'
import { ColourInput as ColourInput_cc7728d711977486729ca5b7e485286b } from '@/studio/native-inputs'
import { WatchTenantCollection as WatchTenantCollection_1d0591e3cf4f332c83a86da13a0de59a } from '@payloadcms/plugin-multi-tenant/client'
import { SecondFactor as SecondFactor_e840635d41c48516a5b2e1c91234da0f } from '@/studio/second-factor'
import { Icon as Icon_267ef1007b7df989aa6e3b2654c879c3 } from '@/studio/brand-marks'
import { Logo as Logo_267ef1007b7df989aa6e3b2654c879c3 } from '@/studio/brand-marks'
import { GlobalViewRedirect as GlobalViewRedirect_d6d5f193a167989e2ee7d14202901e62 } from '@payloadcms/plugin-multi-tenant/rsc'
import { TenantSelector as TenantSelector_d6d5f193a167989e2ee7d14202901e62 } from '@payloadcms/plugin-multi-tenant/rsc'
import { RefusedAppointments as RefusedAppointments_0d5fbbb3f6c95099fcf4a50bfbf01177 } from '@/studio/refused-appointments'
import { TenantSelectionProvider as TenantSelectionProvider_d6d5f193a167989e2ee7d14202901e62 } from '@payloadcms/plugin-multi-tenant/rsc'
import { SignInView as SignInView_046a0ca3ad20937991e6b28a880fe774 } from '@/studio/sign-in-view'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "@payloadcms/plugin-multi-tenant/client#TenantField": TenantField_1d0591e3cf4f332c83a86da13a0de59a,
  "@/studio/native-inputs#DateInput": DateInput_cc7728d711977486729ca5b7e485286b,
  "@/studio/day-menu-field#DayMenuField": DayMenuField_e22ab9567aa8c28ec51ed863e6ebcfef,
  "@payloadcms/plugin-multi-tenant/client#AssignTenantFieldTrigger": AssignTenantFieldTrigger_1d0591e3cf4f332c83a86da13a0de59a,
  "@/studio/native-inputs#TimeInput": TimeInput_cc7728d711977486729ca5b7e485286b,
  "@/studio/native-inputs#ColourInput": ColourInput_cc7728d711977486729ca5b7e485286b,
  "@payloadcms/plugin-multi-tenant/client#WatchTenantCollection": WatchTenantCollection_1d0591e3cf4f332c83a86da13a0de59a,
  "@/studio/second-factor#SecondFactor": SecondFactor_e840635d41c48516a5b2e1c91234da0f,
  "@/studio/brand-marks#Icon": Icon_267ef1007b7df989aa6e3b2654c879c3,
  "@/studio/brand-marks#Logo": Logo_267ef1007b7df989aa6e3b2654c879c3,
  "@payloadcms/plugin-multi-tenant/rsc#GlobalViewRedirect": GlobalViewRedirect_d6d5f193a167989e2ee7d14202901e62,
  "@payloadcms/plugin-multi-tenant/rsc#TenantSelector": TenantSelector_d6d5f193a167989e2ee7d14202901e62,
  "@/studio/refused-appointments#RefusedAppointments": RefusedAppointments_0d5fbbb3f6c95099fcf4a50bfbf01177,
  "@payloadcms/plugin-multi-tenant/rsc#TenantSelectionProvider": TenantSelectionProvider_d6d5f193a167989e2ee7d14202901e62,
  "@/studio/sign-in-view#SignInView": SignInView_046a0ca3ad20937991e6b28a880fe774,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
