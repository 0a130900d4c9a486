import { checkStaffPassword } from '@/domain/account/staff-password'

const who = { name: 'Marie-Ève Tanguay', email: 'marie-eve.tanguay@example.com' }

test.each`
  password                             | description                                  | refusal
  ${'short-words'}                     | ${'eleven characters'}                       | ${'tooShort'}
  ${'short-words1'}                    | ${'twelve characters'}                       | ${null}
  ${'é'.repeat(11)}                    | ${'eleven characters of two bytes'}          | ${'tooShort'}
  ${'🍲'.repeat(11)}                   | ${'eleven emoji count as eleven, not 22'}    | ${'tooShort'}
  ${'soup pie '.repeat(14) + 'xy'}     | ${'128 characters'}                          | ${null}
  ${'soup pie '.repeat(14) + 'xyz'}    | ${'129 characters'}                          | ${'tooLong'}
  ${'Marie-Eve.Tanguay@Example.com'}   | ${'the email in another case'}               | ${'yourself'}
  ${'marie-eve.tanguay'}               | ${'the email before its @'}                  | ${'yourself'}
  ${'MARIE-ÈVE TANGUAY'}               | ${'the name in another case'}                | ${'yourself'}
  ${'marieèvetanguay'}                 | ${'the name without its spaces and hyphens'} | ${'yourself'}
  ${'Marie-Ève Tanguay aime la tarte'} | ${'the name among other words'}              | ${null}
  ${'aaaaaaaaaaaa'}                    | ${'one character'}                           | ${'oneCharacter'}
  ${'aAaAaAaAaAaA'}                    | ${'one character in both cases'}             | ${'oneCharacter'}
  ${'123456789012'}                    | ${'digits counting up'}                      | ${'run'}
  ${'abcdefghijkl'}                    | ${'the alphabet'}                            | ${'run'}
  ${'Qwertyuiop123'}                   | ${'a keyboard row and three digits'}         | ${'run'}
  ${'azertyqwerty'}                    | ${'rows of two keyboards'}                   | ${'run'}
  ${'1234qwerasdf'}                    | ${'parts of three rows'}                     | ${'run'}
  ${'qwerty-soup-1'}                   | ${'a row and a word'}                        | ${null}
  ${'PasswordPassword'}                | ${'a common password'}                       | ${'common'}
  ${'motdepasse123'}                   | ${'a common French password'}                | ${'common'}
  ${'administrator'}                   | ${'the role only'}                           | ${'common'}
  ${'demo-administrator'}              | ${'a demo password'}                         | ${null}
  ${'quatre crêpes au sirop'}          | ${'several words'}                           | ${null}
`('a password with $description: $refusal', ({ password, refusal }) => {
  expect(checkStaffPassword(password, who)).toBe(refusal)
})

test('accepts any password for an account without name and email', () => {
  expect(checkStaffPassword('four plain words here', { name: '', email: '' })).toBeNull()
  expect(checkStaffPassword('@@@@@@@@@@@a', { name: '', email: '@' })).toBeNull()
})
