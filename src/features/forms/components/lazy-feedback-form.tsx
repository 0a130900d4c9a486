'use client'

import dynamic from 'next/dynamic'

/** Loads the form's scripts separately: all section pages share one bundle, and only this page has a form. */
export const LazyFeedbackForm = dynamic(() => import('./feedback-form').then(({ FeedbackForm }) => FeedbackForm))

/** The same for the form with a captcha, whose scripts only sites that ask for one load. */
export const LazyCheckedFeedbackForm = dynamic(() =>
  import('./captcha/checked-feedback-form').then(({ CheckedFeedbackForm }) => CheckedFeedbackForm),
)
