'use client'

import dynamic from 'next/dynamic'

/** Loads the form's scripts separately: all section pages share one bundle, and only this page has a form. */
export const LazyFeedbackForm = dynamic(() => import('./feedback-form').then(({ FeedbackForm }) => FeedbackForm))
