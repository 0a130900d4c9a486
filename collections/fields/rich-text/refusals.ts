import type { ImageRefusal } from '@/domain/content/image-hosts'
import { richTextLimits, type RichTextRefusal } from '@/domain/content/rich-text/check/read-nodes'
import { bilingual, type BilingualText } from '@collections/labels'

const limit = {
  en: richTextLimits.characters.toLocaleString('en-CA'),
  fr: richTextLimits.characters.toLocaleString('fr-CA'),
}

/** Why a text is refused. */
export const textRefusals: Record<RichTextRefusal | 'restricted' | 'missing-document', BilingualText> = {
  malformed: bilingual(
    'This is not a valid text. Reload the page and try again.',
    'Ce texte n’est pas valide. Rechargez la page, puis réessayez.',
  ),
  'too-long': bilingual(
    `This text is too long or too complex. The limit is ${limit.en} characters.`,
    `Ce texte est trop long ou trop complexe. La limite est de ${limit.fr} caractères.`,
  ),
  'cell-content': bilingual(
    'A cell of a table can contain text, lists and pictures. Move everything else out of the table.',
    'La cellule d’un tableau peut contenir du texte, des listes et des images. Déplacez le reste hors du tableau.',
  ),
  'picture-not-uploaded': bilingual(
    'A pasted picture is not uploaded yet. Upload it or remove it, then save.',
    'Une image collée n’est pas encore téléversée. Téléversez-la ou retirez-la, puis enregistrez.',
  ),
  restricted: bilingual(
    'Only administrators can add or change HTML. You can move or remove it.',
    'Seuls les administrateurs peuvent ajouter ou modifier du HTML. Vous pouvez le déplacer ou le retirer.',
  ),
  'missing-document': bilingual(
    'The text links to a page or shows a picture that does not exist. Choose another one.',
    'Le texte renvoie à une page ou affiche une image qui n’existe pas. Choisissez-en une autre.',
  ),
}

/** Why an image is refused. */
export const imageRefusal = ({ host, reason }: ImageRefusal): BilingualText =>
  reason === 'not-encrypted'
    ? bilingual(
        `Use https: for the image from ${host}: browsers do not show it otherwise.`,
        `Utilisez https pour l’image de ${host}\u00a0: les navigateurs ne l’affichent pas autrement.`,
      )
    : bilingual(
        `Images from ${host} are not allowed. Upload the image to the studio, or ask the operator of the server to list the host in IMAGE_HOSTS.`,
        `Les images de ${host} ne sont pas permises. Téléversez l’image dans le studio, ou demandez à l’exploitant du serveur d’ajouter l’hôte à IMAGE_HOSTS.`,
      )
