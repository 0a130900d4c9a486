/** Event of the window after a publication is scheduled or cancelled. */
export const scheduleChanged = 'refectory:schedule-changed'
