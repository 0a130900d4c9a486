/** The address of a site or a location. Missing parts are null; `phone` has ten digits. Spec: PUB-3.1, PUB-3.3. */
export type Address = {
  street: string | null
  metadata: string | null
  city: string | null
  state: string | null
  zipCode: string | null
  lat: number | null
  lon: number | null
  phone: string | null
}
