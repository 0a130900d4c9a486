export const GET = () => Response.json({ status: 'error', msg: 'Not found' }, { status: 404 })
