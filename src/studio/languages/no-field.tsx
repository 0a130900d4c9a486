/** Shows nothing: the value of the field is edited by the input of another one. */
export const NoField = () => null
