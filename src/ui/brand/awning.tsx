/** The decorative striped line at the top of a page, in the colour of the site. */
export const Awning = () => <div className="awning" aria-hidden />
