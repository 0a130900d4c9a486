/** The strong line of a page, in the colour of the site around it. */
export const Awning = () => <div className="awning" aria-hidden />
