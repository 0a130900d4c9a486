'use client'

import dynamic from 'next/dynamic'

/** The form in a file of its own: every page of a section shares one set of scripts, and only this one has a form. */
export const FeedbackFormApart = dynamic(() => import('./feedback-form').then(({ FeedbackForm }) => FeedbackForm))
