/** A visitor's feedback, without a site. */
export const feedback = {
  first_name: 'Zoé',
  last_name: 'Roy',
  email: 'zoe@campus.example',
  customer_residence: 'On campus',
  customer_type: 'Visitor',
  comments: 'More pie',
}
