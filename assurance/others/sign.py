"""Signs a PDF as its owner's own program would: by RSA and by ECDSA, each with a time stamp, and once more behind one.

python sign.py DOCUMENT FOLDER

The folder holds rsa.key, rsa.pem, ec.key, ec.pem, and receives rsa.pdf, ec.pdf and twice.pdf.
"""

import sys

from pyhanko.keys import load_cert_from_pemder, load_private_key_from_pemder
from pyhanko.pdf_utils.incremental_writer import IncrementalPdfFileWriter
from pyhanko.sign.fields import SigSeedSubFilter
from pyhanko.sign.signers import PdfSignatureMetadata, SimpleSigner, sign_pdf
from pyhanko.sign.timestamps import DummyTimeStamper

document, folder = sys.argv[1:]
stamper = DummyTimeStamper(
    load_cert_from_pemder(f"{folder}/rsa.pem"), load_private_key_from_pemder(f"{folder}/rsa.key", None)
)


def sign(source, key, field, target):
    signer = SimpleSigner.load(f"{folder}/{key}.key", f"{folder}/{key}.pem")
    meta = PdfSignatureMetadata(field_name=field, subfilter=SigSeedSubFilter.PADES, reason="Podpis własny")
    with open(source, "rb") as before, open(f"{folder}/{target}.pdf", "wb") as after:
        sign_pdf(IncrementalPdfFileWriter(before), meta, signer=signer, timestamper=stamper, output=after)


sign(document, "rsa", "Podpis", "rsa")
sign(document, "ec", "Podpis", "ec")
sign(f"{folder}/rsa.pdf", "ec", "Drugi", "twice")
