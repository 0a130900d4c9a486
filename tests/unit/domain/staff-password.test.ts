import { passwordRefusal } from '@/domain/staff-password'

const who = { name: 'Marie-Ève Tanguay', email: 'marie-eve.tanguay@example.com' }

test.each`
  password                             | why                                          | refusal
  ${'short-words'}                     | ${'eleven characters'}                       | ${'tooShort'}
  ${''}                                | ${'nothing'}                                 | ${'tooShort'}
  ${'short-words1'}                    | ${'twelve characters'}                       | ${null}
  ${'é'.repeat(11)}                    | ${'eleven characters of two bytes'}          | ${'tooShort'}
  ${'🍲'.repeat(11)}                   | ${'eleven pictures are eleven, not 22'}      | ${'tooShort'}
  ${'soup pie '.repeat(14) + 'xy'}     | ${'128 characters: 14 times nine and two'}   | ${null}
  ${'soup pie '.repeat(14) + 'xyz'}    | ${'129 characters'}                          | ${'tooLong'}
  ${'Marie-Eve.Tanguay@Example.com'}   | ${'the email in capitals'}                   | ${'yourself'}
  ${'marie-eve.tanguay'}               | ${'the email before its @'}                  | ${'yourself'}
  ${'MARIE-ÈVE TANGUAY'}               | ${'the name in capitals'}                    | ${'yourself'}
  ${'marieèvetanguay'}                 | ${'the name without its spaces and hyphens'} | ${'yourself'}
  ${'Marie-Ève Tanguay aime la tarte'} | ${'the name among other words'}              | ${null}
  ${'aaaaaaaaaaaa'}                    | ${'one character'}                           | ${'oneCharacter'}
  ${'aAaAaAaAaAaA'}                    | ${'one character in two sizes'}              | ${'oneCharacter'}
  ${'            '}                    | ${'spaces'}                                  | ${'oneCharacter'}
  ${'123456789012'}                    | ${'counting past nine'}                      | ${'run'}
  ${'210987654321'}                    | ${'counting down'}                           | ${'run'}
  ${'abcdefghijkl'}                    | ${'the alphabet'}                            | ${'run'}
  ${'Qwertyuiop123'}                   | ${'a row of keys and three digits'}          | ${'run'}
  ${'azertyqwerty'}                    | ${'two keyboards'}                           | ${'run'}
  ${'1234qwerasdf'}                    | ${'three rows'}                              | ${'run'}
  ${'qwerty-soup-1'}                   | ${'a row and a word'}                        | ${null}
  ${'PasswordPassword'}                | ${'of the lists'}                            | ${'common'}
  ${'motdepasse123'}                   | ${'of the French lists'}                     | ${'common'}
  ${'administrator'}                   | ${'the role'}                                | ${'common'}
  ${'demo-administrator'}              | ${'the demo’s'}                              | ${null}
  ${'demo-site-manager'}               | ${'the demo’s'}                              | ${null}
  ${'demo-editor-sign-in'}             | ${'the demo’s'}                              | ${null}
  ${'demo-menu-editor'}                | ${'the demo’s'}                              | ${null}
  ${'demo-shop-manager'}               | ${'the demo’s'}                              | ${null}
  ${'demo-dietitian'}                  | ${'the demo’s'}                              | ${null}
  ${'quatre crêpes au sirop'}          | ${'several words'}                           | ${null}
`('a password of $why: $refusal', ({ password, refusal }) => {
  expect(passwordRefusal(password, who)).toBe(refusal)
})

test('an account without a name or an email refuses no password for that', () => {
  expect(passwordRefusal('four plain words here', { name: '', email: '' })).toBeNull()
  expect(passwordRefusal('@@@@@@@@@@@a', { name: '', email: '@' })).toBeNull()
})
