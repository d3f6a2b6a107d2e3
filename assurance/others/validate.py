"""Prints what pyHanko says of the seal of each PDF: a line of file, verdict and the level it was held against.

python validate.py FOLDER-OF-TRUSTED-PEM FILE...
"""

import glob
import logging
import sys

from pyhanko.keys import load_cert_from_pemder
from pyhanko.pdf_utils.reader import PdfFileReader
from pyhanko.sign.validation import DocumentSecurityStore, validate_pdf_signature
from pyhanko_certvalidator import ValidationContext

logging.disable(logging.CRITICAL)
folder, *files = sys.argv[1:]
roots = [load_cert_from_pemder(file) for file in glob.glob(f"{folder}/*.pem")]


def verdict(file):
    """The proof of a seal at level B-LT is read from the file itself; nobody is asked."""
    with open(file, "rb") as handle:
        reader = PdfFileReader(handle)
        seal = reader.embedded_signatures[0]
        trusted = {"trust_roots": roots, "allow_fetching": False}
        try:
            if "B-LT" in file:
                store = DocumentSecurityStore.read_dss(reader)
                proven = {**trusted, "revocation_mode": "require", "retroactive_revinfo": True}
                status = validate_pdf_signature(seal, store.as_validation_context(proven))
            else:
                status = validate_pdf_signature(seal, ValidationContext(**trusted))
            return f"{status.bottom_line} {status.summary()}"
        except Exception as failure:
            return f"False {type(failure).__name__}: {failure}"


for file in files:
    print(file, verdict(file).replace("\n", " "), sep="\t")
