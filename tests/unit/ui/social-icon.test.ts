import { networkNames } from '@/ui/social-icon'

test('every social network has a readable name', () => {
  for (const [network, name] of Object.entries(networkNames))
    expect([network, name.toLowerCase()]).toEqual([network, network])
})
