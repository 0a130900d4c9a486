import { SiteField as SiteField_8c230cf0dfa403957920e8bda6b7d0a5 } from '@/studio/sites/site-field'
import { RelationshipDifference as RelationshipDifference_0ae2b6de211a18d006e43e4869c3e733 } from '@/studio/history/relationship-difference'
import { DateInput as DateInput_cc7728d711977486729ca5b7e485286b } from '@/studio/native-inputs'
import { CheckboxDifference as CheckboxDifference_b49c90e9bb31069a1819ffb5de4cbe38 } from '@/studio/history/checkbox-difference'
import { ServedDishesOfMenu as ServedDishesOfMenu_58f082a6684125ff2fcb364df1fe7228 } from '@/studio/menu/served-dishes'
import { DayMenuField as DayMenuField_f5441c5efdd0e8792fd2871db64115d2 } from '@/studio/menu/day-menu-field'
import { DayMenuDifference as DayMenuDifference_99e8e3bab700b7e6edf14847f30c0bf7 } from '@/studio/history/day-menu-difference'
import { SavedByField as SavedByField_87f63a1435c69264312e7e02abd2e340 } from '@/studio/history/saved-by-field'
import { AuthorDifference as AuthorDifference_8919860bd8590a370a609774da91ceea } from '@/studio/history/author-difference'
import { ExportLink as ExportLink_48ae8d820794b3b4b9b76be5b7fe94de } from '@/studio/lists/export-link'
import { MenusFromToday as MenusFromToday_bf493eab0777b27afc5cd34a88e7128f } from '@/studio/menu/menus-from-today'
import { ScheduledList as ScheduledList_07b42a5d1063b0568a82fdbbe600a73a } from '@/studio/scheduling/scheduled-list'
import { LocationTitle as LocationTitle_d8384867110613f5b6b01f750c61a362 } from '@/studio/menu/location-title'
import { DocumentNotices as DocumentNotices_361ab2a860b8173e0464cfdd4a1ab014 } from '@/studio/document-notices/document-notices'
import { ScheduleOfDocument as ScheduleOfDocument_5e62787ef6aa58985f1c7141761873a7 } from '@/studio/scheduling/schedule-of-document'
import { CopyMenuItem as CopyMenuItem_30ecf26cbc208c7d1b807a36dfdfeb94 } from '@/studio/menu/copy-menu-item'
import { AssignSiteItem as AssignSiteItem_c1df753e772630ef7b258316c114323f } from '@/studio/sites/assign-site-item'
import { VersionsView as VersionsView_dbc043eca6d3b5350d5902a30901378f } from '@/studio/history/versions-view'
import { NoField as NoField_4f55efafd2e07eee73bb9935eadb1d57 } from '@/studio/languages/no-field'
import { TextInBothLanguages as TextInBothLanguages_f9731d8d4c2917baab12c4c5e26e986a } from '@/studio/languages/text-in-both-languages'
import { OptionalLabel as OptionalLabel_46bd3ac06fe501c75e9311b8fbe2df05 } from '@/studio/optional-label'
import { DishUses as DishUses_af52413adc30cc4654a6a3a617022b17 } from '@/studio/menu/dish-uses'
import { FilterBoxes as FilterBoxes_c4ecf5b4d46842453eca3e4cddffc7a8 } from '@/studio/menu/filter-boxes'
import { CopyToSiteItem as CopyToSiteItem_13284337ee8c52cb12200d587d33ceb5 } from '@/studio/sites/copy-to-site-item'
import { TimeInput as TimeInput_cc7728d711977486729ca5b7e485286b } from '@/studio/native-inputs'
import { LocationToday as LocationToday_17eb591a6541a8ccc299db087942fc2e } from '@/studio/closing/today-panel'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { EditorControlsFeature as EditorControlsFeature_acb651cc7d712fe7cfff07229a1f5095 } from '@/studio/rich-text/editor-controls'
import { HtmlBlockFeature as HtmlBlockFeature_9510bd2782da8fa0cfaa62de2579b354 } from '@/studio/rich-text/html-block-feature'
import { HtmlInput as HtmlInput_86f340673c9139f94f6a1eb58958cb01 } from '@/studio/rich-text/html-input'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { IndentFeatureClient as IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SuperscriptFeatureClient as SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SubscriptFeatureClient as SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BodyField as BodyField_0eb6d4201f91aa3bffee830ae5010b94 } from '@/studio/rich-text/body-field'
import { FamilyLinks as FamilyLinks_4fecf3b6cfa53d538b18eaf2c0a0847d } from '@/studio/navigation/family-links'
import { BuiltInPageField as BuiltInPageField_5fca0c3a4aecdc180b6445a6deeb7ccb } from '@/studio/sites/built-in-page-field'
import { SelectDifference as SelectDifference_d04f73c08c1e4f9fc821662bea1d25ae } from '@/studio/history/select-difference'
import { AddPhotos as AddPhotos_1dbf931ce940d205b4bd11f7cf680ef9 } from '@/studio/photos/add-photos'
import { PlanPriceCell as PlanPriceCell_9560b8e3240a8e1b84142d7f305ccd28 } from '@/studio/amounts/plan-price-cell'
import { MoneyInput as MoneyInput_513793abe002c826183388daeeeda7c5 } from '@/studio/amounts/amount-inputs'
import { MoneyDifference as MoneyDifference_3914e31b13117e5d521e04de249f10e8 } from '@/studio/history/amount-differences'
import { MoneyCell as MoneyCell_83b2298b98d14cfba7ef2ee6e52a972b } from '@/studio/amounts/amount-cells'
import { PlanPartInput as PlanPartInput_f792f193024aa638cf1ad4dcf2c04661 } from '@/studio/amounts/plan-part-input'
import { PercentCell as PercentCell_83b2298b98d14cfba7ef2ee6e52a972b } from '@/studio/amounts/amount-cells'
import { PercentInput as PercentInput_513793abe002c826183388daeeeda7c5 } from '@/studio/amounts/amount-inputs'
import { PercentDifference as PercentDifference_3914e31b13117e5d521e04de249f10e8 } from '@/studio/history/amount-differences'
import { OrderFormPreview as OrderFormPreview_647de2e573ed5a34f973e580d4736287 } from '@/studio/shop/order-form-preview'
import { TaxRateCell as TaxRateCell_83b2298b98d14cfba7ef2ee6e52a972b } from '@/studio/amounts/amount-cells'
import { TaxRateInput as TaxRateInput_513793abe002c826183388daeeeda7c5 } from '@/studio/amounts/amount-inputs'
import { TaxRateDifference as TaxRateDifference_3914e31b13117e5d521e04de249f10e8 } from '@/studio/history/amount-differences'
import { ChoiceRowLabel as ChoiceRowLabel_d32d786613861b639d4bde0a0a5e48e5 } from '@/studio/wording/choice-row-label'
import { AddSeveral as AddSeveral_70705bdd517e0dc1d56ea7c1a91a4372 } from '@/studio/shop/add-several'
import { OrderMoney as OrderMoney_545a4aebcf1f0da5f3ee04e5237ee06b } from '@/studio/sales/order/order-money'
import { PersonCell as PersonCell_a3174d4dd7d442138bd12d759266aff3 } from '@/studio/sales/order/person-cell'
import { Stop as Stop_3522ef678f142f34b1770d0a065021b6 } from '@/studio/sales/subscription/stop'
import { CartContentsField as CartContentsField_32cbfb77027c5639d81cdd15b327faf1 } from '@/studio/shop/cart-contents-field'
import { RepliesField as RepliesField_0fa1fca6f61b96686be8ebf826935e3d } from '@/studio/inbox/replies-field'
import { RepliesDifference as RepliesDifference_d6633f2e9b65d839719f295f9151d4ef } from '@/studio/inbox/replies-difference'
import { InboxFilters as InboxFilters_4157e4b10971adb6370945ea306b93bc } from '@/studio/inbox/inbox-filters'
import { ColourInput as ColourInput_cc7728d711977486729ca5b7e485286b } from '@/studio/native-inputs'
import { WatchTenantCollection as WatchTenantCollection_1d0591e3cf4f332c83a86da13a0de59a } from '@payloadcms/plugin-multi-tenant/client'
import { RestoreButton as RestoreButton_5195657ac6ecdd89fe03a27b7c62a07a } from '@/studio/trash/restore-button'
import { ChangedDocumentCell as ChangedDocumentCell_d077e6c9072fc70fdf1e6569224b0daa } from '@/studio/history/own-language'
import { OwnLanguageField as OwnLanguageField_d077e6c9072fc70fdf1e6569224b0daa } from '@/studio/history/own-language'
import { OwnLanguageCell as OwnLanguageCell_d077e6c9072fc70fdf1e6569224b0daa } from '@/studio/history/own-language'
import { CurrentPassword as CurrentPassword_2fd9e313aa9b5f4951b856a1eb387ba6 } from '@/studio/sign-in/current-password'
import { Invitation as Invitation_fe2b23469449778169742f126386b015 } from '@/studio/sign-in/invitation'
import { RoleField as RoleField_8b9bc9f1b263ff726c3c9651d97a9df6 } from '@/studio/sign-in/role-field'
import { SessionPanel as SessionPanel_46bd996139163897dee92758ee984303 } from '@/studio/sign-in/session-panel'
import { SecondFactor as SecondFactor_3d911dad8a5a2ef370fce6b206b7e07f } from '@/studio/sign-in/second-factor'
import { StudioNav as StudioNav_ff311c5edb3d98f2348c32d2784c0058 } from '@/studio/navigation/studio-nav'
import { Icon as Icon_3b53eea8ac381b172616a47b776d758d } from '@/studio/brand-logos'
import { Logo as Logo_3b53eea8ac381b172616a47b776d758d } from '@/studio/brand-logos'
import { GlobalViewRedirect as GlobalViewRedirect_d6d5f193a167989e2ee7d14202901e62 } from '@payloadcms/plugin-multi-tenant/rsc'
import { TenantSelector as TenantSelector_d6d5f193a167989e2ee7d14202901e62 } from '@payloadcms/plugin-multi-tenant/rsc'
import { WorkLinks as WorkLinks_5be1e5f5a640174f146c2d132c9ee9d1 } from '@/studio/navigation/work-links'
import { ScheduleErrors as ScheduleErrors_f51bc81839523555ec4a85eb59494ba5 } from '@/studio/scheduling/schedule-errors'
import { PanelControls as PanelControls_4b84b6790d55a9c3b08a559dc31ca612 } from '@/studio/wording/panel-controls'
import { UnsavedTexts as UnsavedTexts_fcdda3d9266d5978b93280cb8abfa711 } from '@/studio/document-notices/unsaved-text/unsaved-texts'
import { SiteSelection as SiteSelection_bab7647f01f8f20d204cf1b499943159 } from '@/studio/languages/site-selection'
import { TodayView as TodayView_69891413de0e4c3b86f828b52aa4590f } from '@/studio/today/today-view'
import { SignInView as SignInView_b07ede1fbf93929f5b6ba4ad82f62699 } from '@/studio/sign-in/sign-in-view'
import { SalesView as SalesView_11aaa7f6998c58293c3e2f80e4398487 } from '@/studio/sales/sales-view'
import { WeekView as WeekView_b50e2a1cf89170a93db1cfeb426b0a69 } from '@/studio/menu/week/week-view'
import { ImportView as ImportView_902fb133c56859896e9ebd3bc368071b } from '@/studio/menu/import/import-view'
import { SetUpView as SetUpView_f68e3a757fd6a87680804078b3e305ff } from '@/studio/sites/set-up/set-up-view'
import { BookView as BookView_d12498677532d3adc46947d0f2481588 } from '@/studio/reservations/book-view'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "@/studio/sites/site-field#SiteField": SiteField_8c230cf0dfa403957920e8bda6b7d0a5,
  "@/studio/history/relationship-difference#RelationshipDifference": RelationshipDifference_0ae2b6de211a18d006e43e4869c3e733,
  "@/studio/native-inputs#DateInput": DateInput_cc7728d711977486729ca5b7e485286b,
  "@/studio/history/checkbox-difference#CheckboxDifference": CheckboxDifference_b49c90e9bb31069a1819ffb5de4cbe38,
  "@/studio/menu/served-dishes#ServedDishesOfMenu": ServedDishesOfMenu_58f082a6684125ff2fcb364df1fe7228,
  "@/studio/menu/day-menu-field#DayMenuField": DayMenuField_f5441c5efdd0e8792fd2871db64115d2,
  "@/studio/history/day-menu-difference#DayMenuDifference": DayMenuDifference_99e8e3bab700b7e6edf14847f30c0bf7,
  "@/studio/history/saved-by-field#SavedByField": SavedByField_87f63a1435c69264312e7e02abd2e340,
  "@/studio/history/author-difference#AuthorDifference": AuthorDifference_8919860bd8590a370a609774da91ceea,
  "@/studio/lists/export-link#ExportLink": ExportLink_48ae8d820794b3b4b9b76be5b7fe94de,
  "@/studio/menu/menus-from-today#MenusFromToday": MenusFromToday_bf493eab0777b27afc5cd34a88e7128f,
  "@/studio/scheduling/scheduled-list#ScheduledList": ScheduledList_07b42a5d1063b0568a82fdbbe600a73a,
  "@/studio/menu/location-title#LocationTitle": LocationTitle_d8384867110613f5b6b01f750c61a362,
  "@/studio/document-notices/document-notices#DocumentNotices": DocumentNotices_361ab2a860b8173e0464cfdd4a1ab014,
  "@/studio/scheduling/schedule-of-document#ScheduleOfDocument": ScheduleOfDocument_5e62787ef6aa58985f1c7141761873a7,
  "@/studio/menu/copy-menu-item#CopyMenuItem": CopyMenuItem_30ecf26cbc208c7d1b807a36dfdfeb94,
  "@/studio/sites/assign-site-item#AssignSiteItem": AssignSiteItem_c1df753e772630ef7b258316c114323f,
  "@/studio/history/versions-view#VersionsView": VersionsView_dbc043eca6d3b5350d5902a30901378f,
  "@/studio/languages/no-field#NoField": NoField_4f55efafd2e07eee73bb9935eadb1d57,
  "@/studio/languages/text-in-both-languages#TextInBothLanguages": TextInBothLanguages_f9731d8d4c2917baab12c4c5e26e986a,
  "@/studio/optional-label#OptionalLabel": OptionalLabel_46bd3ac06fe501c75e9311b8fbe2df05,
  "@/studio/menu/dish-uses#DishUses": DishUses_af52413adc30cc4654a6a3a617022b17,
  "@/studio/menu/filter-boxes#FilterBoxes": FilterBoxes_c4ecf5b4d46842453eca3e4cddffc7a8,
  "@/studio/sites/copy-to-site-item#CopyToSiteItem": CopyToSiteItem_13284337ee8c52cb12200d587d33ceb5,
  "@/studio/native-inputs#TimeInput": TimeInput_cc7728d711977486729ca5b7e485286b,
  "@/studio/closing/today-panel#LocationToday": LocationToday_17eb591a6541a8ccc299db087942fc2e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@/studio/rich-text/editor-controls#EditorControlsFeature": EditorControlsFeature_acb651cc7d712fe7cfff07229a1f5095,
  "@/studio/rich-text/html-block-feature#HtmlBlockFeature": HtmlBlockFeature_9510bd2782da8fa0cfaa62de2579b354,
  "@/studio/rich-text/html-input#HtmlInput": HtmlInput_86f340673c9139f94f6a1eb58958cb01,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#IndentFeatureClient": IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SuperscriptFeatureClient": SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SubscriptFeatureClient": SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@/studio/rich-text/body-field#BodyField": BodyField_0eb6d4201f91aa3bffee830ae5010b94,
  "@/studio/navigation/family-links#FamilyLinks": FamilyLinks_4fecf3b6cfa53d538b18eaf2c0a0847d,
  "@/studio/sites/built-in-page-field#BuiltInPageField": BuiltInPageField_5fca0c3a4aecdc180b6445a6deeb7ccb,
  "@/studio/history/select-difference#SelectDifference": SelectDifference_d04f73c08c1e4f9fc821662bea1d25ae,
  "@/studio/photos/add-photos#AddPhotos": AddPhotos_1dbf931ce940d205b4bd11f7cf680ef9,
  "@/studio/amounts/plan-price-cell#PlanPriceCell": PlanPriceCell_9560b8e3240a8e1b84142d7f305ccd28,
  "@/studio/amounts/amount-inputs#MoneyInput": MoneyInput_513793abe002c826183388daeeeda7c5,
  "@/studio/history/amount-differences#MoneyDifference": MoneyDifference_3914e31b13117e5d521e04de249f10e8,
  "@/studio/amounts/amount-cells#MoneyCell": MoneyCell_83b2298b98d14cfba7ef2ee6e52a972b,
  "@/studio/amounts/plan-part-input#PlanPartInput": PlanPartInput_f792f193024aa638cf1ad4dcf2c04661,
  "@/studio/amounts/amount-cells#PercentCell": PercentCell_83b2298b98d14cfba7ef2ee6e52a972b,
  "@/studio/amounts/amount-inputs#PercentInput": PercentInput_513793abe002c826183388daeeeda7c5,
  "@/studio/history/amount-differences#PercentDifference": PercentDifference_3914e31b13117e5d521e04de249f10e8,
  "@/studio/shop/order-form-preview#OrderFormPreview": OrderFormPreview_647de2e573ed5a34f973e580d4736287,
  "@/studio/amounts/amount-cells#TaxRateCell": TaxRateCell_83b2298b98d14cfba7ef2ee6e52a972b,
  "@/studio/amounts/amount-inputs#TaxRateInput": TaxRateInput_513793abe002c826183388daeeeda7c5,
  "@/studio/history/amount-differences#TaxRateDifference": TaxRateDifference_3914e31b13117e5d521e04de249f10e8,
  "@/studio/wording/choice-row-label#ChoiceRowLabel": ChoiceRowLabel_d32d786613861b639d4bde0a0a5e48e5,
  "@/studio/shop/add-several#AddSeveral": AddSeveral_70705bdd517e0dc1d56ea7c1a91a4372,
  "@/studio/sales/order/order-money#OrderMoney": OrderMoney_545a4aebcf1f0da5f3ee04e5237ee06b,
  "@/studio/sales/order/person-cell#PersonCell": PersonCell_a3174d4dd7d442138bd12d759266aff3,
  "@/studio/sales/subscription/stop#Stop": Stop_3522ef678f142f34b1770d0a065021b6,
  "@/studio/shop/cart-contents-field#CartContentsField": CartContentsField_32cbfb77027c5639d81cdd15b327faf1,
  "@/studio/inbox/replies-field#RepliesField": RepliesField_0fa1fca6f61b96686be8ebf826935e3d,
  "@/studio/inbox/replies-difference#RepliesDifference": RepliesDifference_d6633f2e9b65d839719f295f9151d4ef,
  "@/studio/inbox/inbox-filters#InboxFilters": InboxFilters_4157e4b10971adb6370945ea306b93bc,
  "@/studio/native-inputs#ColourInput": ColourInput_cc7728d711977486729ca5b7e485286b,
  "@payloadcms/plugin-multi-tenant/client#WatchTenantCollection": WatchTenantCollection_1d0591e3cf4f332c83a86da13a0de59a,
  "@/studio/trash/restore-button#RestoreButton": RestoreButton_5195657ac6ecdd89fe03a27b7c62a07a,
  "@/studio/history/own-language#ChangedDocumentCell": ChangedDocumentCell_d077e6c9072fc70fdf1e6569224b0daa,
  "@/studio/history/own-language#OwnLanguageField": OwnLanguageField_d077e6c9072fc70fdf1e6569224b0daa,
  "@/studio/history/own-language#OwnLanguageCell": OwnLanguageCell_d077e6c9072fc70fdf1e6569224b0daa,
  "@/studio/sign-in/current-password#CurrentPassword": CurrentPassword_2fd9e313aa9b5f4951b856a1eb387ba6,
  "@/studio/sign-in/invitation#Invitation": Invitation_fe2b23469449778169742f126386b015,
  "@/studio/sign-in/role-field#RoleField": RoleField_8b9bc9f1b263ff726c3c9651d97a9df6,
  "@/studio/sign-in/session-panel#SessionPanel": SessionPanel_46bd996139163897dee92758ee984303,
  "@/studio/sign-in/second-factor#SecondFactor": SecondFactor_3d911dad8a5a2ef370fce6b206b7e07f,
  "@/studio/navigation/studio-nav#StudioNav": StudioNav_ff311c5edb3d98f2348c32d2784c0058,
  "@/studio/brand-logos#Icon": Icon_3b53eea8ac381b172616a47b776d758d,
  "@/studio/brand-logos#Logo": Logo_3b53eea8ac381b172616a47b776d758d,
  "@payloadcms/plugin-multi-tenant/rsc#GlobalViewRedirect": GlobalViewRedirect_d6d5f193a167989e2ee7d14202901e62,
  "@payloadcms/plugin-multi-tenant/rsc#TenantSelector": TenantSelector_d6d5f193a167989e2ee7d14202901e62,
  "@/studio/navigation/work-links#WorkLinks": WorkLinks_5be1e5f5a640174f146c2d132c9ee9d1,
  "@/studio/scheduling/schedule-errors#ScheduleErrors": ScheduleErrors_f51bc81839523555ec4a85eb59494ba5,
  "@/studio/wording/panel-controls#PanelControls": PanelControls_4b84b6790d55a9c3b08a559dc31ca612,
  "@/studio/document-notices/unsaved-text/unsaved-texts#UnsavedTexts": UnsavedTexts_fcdda3d9266d5978b93280cb8abfa711,
  "@/studio/languages/site-selection#SiteSelection": SiteSelection_bab7647f01f8f20d204cf1b499943159,
  "@/studio/today/today-view#TodayView": TodayView_69891413de0e4c3b86f828b52aa4590f,
  "@/studio/sign-in/sign-in-view#SignInView": SignInView_b07ede1fbf93929f5b6ba4ad82f62699,
  "@/studio/sales/sales-view#SalesView": SalesView_11aaa7f6998c58293c3e2f80e4398487,
  "@/studio/menu/week/week-view#WeekView": WeekView_b50e2a1cf89170a93db1cfeb426b0a69,
  "@/studio/menu/import/import-view#ImportView": ImportView_902fb133c56859896e9ebd3bc368071b,
  "@/studio/sites/set-up/set-up-view#SetUpView": SetUpView_f68e3a757fd6a87680804078b3e305ff,
  "@/studio/reservations/book-view#BookView": BookView_d12498677532d3adc46947d0f2481588,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
